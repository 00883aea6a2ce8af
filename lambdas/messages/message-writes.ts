import { previewFor } from "./shown-text.ts";
import { type Sides, listedAt, unreadAt } from "./sides.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeThreadItem } from "#lambdas/messages/items/conversation.ts";
import type { MessageItem, ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const sideWrite = (message: MessageItem, userId: string, otherUserId: string): ActionBuilder => {
  const { threadId, bikeId, messageId, type, at, fromUserId, findId } = message;
  const shown: Omit<ThreadItem, "unread"> = {
    entity: "thread",
    userId,
    threadId,
    otherUserId,
    bikeId,
    type,
    lastAt: at,
    lastId: messageId,
    lastText: previewFor(message, userId),
    lastMine: fromUserId === userId,
  };
  const side = update(keys.thread(userId, threadId)).set({ ...shown, ...listedAt(userId, threadId, at) });
  return findId === undefined ? side.remove("findId") : side.set({ findId });
};

/** True if the reader's notification already counts their unread messages. Further messages then only add to both counts, without expecting a value, so that simultaneous ones do not fail as stale. */
export const isCounting = (to: Sides["to"]): boolean =>
  to !== undefined && to.unread > 0 && to.findId === undefined;

const readersWrite = (message: MessageItem, { to }: Sides): Action => {
  const { threadId, messageId, toUserId, fromUserId, at } = message;
  const side = sideWrite(message, toUserId, fromUserId)
    .set({ heardId: messageId, ...unreadAt(toUserId, threadId, at) })
    .add("unread", 1);
  if (to === undefined) return side.expectNew("stale");
  const open = side.expectAbsent("closedBy", "stale");
  return isCounting(to)
    ? open.expectAtLeast("unread", 1, "stale").expectAbsent("findId", "stale")
    : open.expect("unread", to.unread, "stale");
};

const writersWrite = (message: MessageItem, { from }: Sides): Action => {
  const { frameNumber, numberGiven, fromUserId, toUserId } = message;
  const side = sideWrite(message, fromUserId, toUserId)
    .set({ numberGiven: numberGiven ? frameNumber : undefined })
    .add("unread", 0);
  return from ? side.expectExists("stale").expectAbsent("closedBy", "stale") : side.expectNew("stale");
};

/** The recipient of the first message owns the bike. */
const beginWrites = ({ bikeId, threadId, fromUserId, toUserId }: MessageItem): Action[] => {
  const begun: BikeThreadItem = {
    entity: "bikeThread",
    threadId,
    ownerId: toUserId,
    otherUserId: fromUserId,
  };
  return [put(keys.bikeThread(bikeId, threadId), "bikeThread", begun)];
};

/** Stores a message and updates both sides. Fails with `stale` if a side has changed since it was read. */
export const messageWrites = (message: MessageItem, sides: Sides): Action[] => [
  writersWrite(message, sides),
  readersWrite(message, sides),
  ...(sides.from ? [] : beginWrites(message)),
  put(keys.message(message.threadId, message.messageId), "message", message).expectNew("stale"),
];
