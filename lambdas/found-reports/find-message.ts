import { readBar, whileUnbarred } from "#lambdas/shared/conversations/message-bar.ts";
import { isBlocked, mayWrite } from "#lambdas/shared/conversations/may-write.ts";
import { messageWrites } from "#lambdas/shared/conversations/message-writes.ts";
import { isClosed, readSides } from "#lambdas/shared/conversations/sides.ts";
import { threadIdOf } from "#lambdas/shared/conversations/thread-id.ts";
import type { FoundContext } from "./found-context.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import type { MessageItem } from "#lambdas/shared/table/items/thread.ts";

/** A find is a message to the bike's owner too, so that the two can go on from there. Between two of whom one has blocked the other, in a conversation that is closed, and from someone who cannot write now it is a report and no more. */
export const findMessage = async (
  { table, system }: FoundContext,
  { id: findId, bikeId, ownerId, frameNumber, location, description, reportedAt: at }: FoundReportItem,
  finderId: string,
): Promise<Action[]> => {
  const threadId = threadIdOf(bikeId, ownerId, finderId);
  const now = system.now();
  const [blocked, barred, sides] = await Promise.all([
    isBlocked(table, finderId, ownerId),
    readBar(table, finderId, now),
    readSides(table, { threadId, fromUserId: finderId, toUserId: ownerId }),
  ]);
  if (blocked || barred || isClosed(sides)) return [];
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
  return [
    whileUnbarred(finderId, now),
    ...mayWrite(finderId, ownerId, "stale"),
    ...messageWrites(message, sides),
  ];
};
