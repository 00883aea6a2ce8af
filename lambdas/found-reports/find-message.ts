import { isBlocked, mayWrite } from "#lambdas/conversations/may-write.ts";
import { messageWrites } from "#lambdas/conversations/message-writes.ts";
import { readSides } from "#lambdas/conversations/sides.ts";
import { threadIdOf } from "#lambdas/conversations/thread-id.ts";
import type { FoundWorld } from "#lambdas/found-reports/found-world.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { FoundReportItem } from "#lambdas/table/items/found-report.ts";
import type { MessageItem } from "#lambdas/table/items/note.ts";

/** A find is a message to the bike's owner too, so that the two can go on from there. Between two of whom one has blocked the other it is a report and no more. */
export const findMessage = async (
  { table, system }: FoundWorld,
  { id: findId, bikeId, ownerId, frameNumber, location, description, reportedAt: at }: FoundReportItem,
  finderId: string,
): Promise<Action[]> => {
  const threadId = threadIdOf(bikeId, ownerId, finderId);
  const [blocked, sides] = await Promise.all([
    isBlocked(table, finderId, ownerId),
    readSides(table, { threadId, fromUserId: finderId, toUserId: ownerId }),
  ]);
  if (blocked) return [];
  const message: MessageItem = {
    entity: "message",
    threadId,
    messageId: system.newId("message"),
    bikeId,
    fromUserId: finderId,
    toUserId: ownerId,
    type: "found_bike",
    text: [location, description].filter(Boolean).join("\n"),
    frameNumber,
    findId,
    at,
  };
  return [...mayWrite(finderId, ownerId, "stale"), ...messageWrites(message, sides)];
};
