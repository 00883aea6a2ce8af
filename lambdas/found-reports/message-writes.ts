import type { System } from "#lambdas/system.ts";
import { type Action, put, update } from "#lambdas/table/actions.ts";
import type { FoundReportItem } from "#lambdas/table/items/found-report.ts";
import type { MessageItem, ThreadItem } from "#lambdas/table/items/note.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

/** Two people write about one bike in one place, whoever began. */
const threadIdOf = (bikeId: string, one: string, other: string): string =>
  [bikeId, ...[one, other].toSorted()].join(".");

type Side = Pick<ThreadItem, "userId" | "otherUserId"> & { readonly unread: number };

const threadWrite = (message: MessageItem, { userId, otherUserId, unread }: Side): Action => {
  const { threadId, bikeId, at: lastAt } = message;
  return update(keys.thread(userId, threadId))
    .set({ entity: "thread", userId, threadId, otherUserId, bikeId, lastAt })
    .set({ gsi1pk: lists.threadsOf(userId), gsi1sk: `${lastAt}#${threadId}` })
    .add("unread", unread);
};

/** A find is a message to the bike's owner too, so that the two can go on from there. The frame number comes first. */
export const messageWrites = (
  { bikeId, ownerId, frameNumber, location, description, reportedAt: at }: FoundReportItem,
  finderId: string,
  { newId }: Pick<System, "newId">,
): Action[] => {
  const threadId = threadIdOf(bikeId, ownerId, finderId);
  const message: MessageItem = {
    entity: "message",
    threadId,
    messageId: newId("message"),
    bikeId,
    fromUserId: finderId,
    toUserId: ownerId,
    type: "found_bike",
    text: [`Ramnummer: ${frameNumber}`, location, description].filter(Boolean).join("\n"),
    at,
  };
  return [
    put(keys.message(threadId, message.messageId), "message", message).expectNew("stale"),
    threadWrite(message, { userId: ownerId, otherUserId: finderId, unread: 1 }),
    threadWrite(message, { userId: finderId, otherUserId: ownerId, unread: 0 }),
  ];
};
