import { type Message, secondsToUndo } from "#contract/messages.ts";
import { textFor } from "#lambdas/shared/conversations/shown-text.ts";
import type { MessageItem } from "#lambdas/shared/table/items/thread.ts";

/** Until when what was written then can be taken back; undefined where that has passed. */
export const undoUntil = (at: string, now: Date): string | undefined => {
  const until = new Date(new Date(at).getTime() + secondsToUndo * 1000);
  return now < until ? until.toISOString() : undefined;
};

/** A message as one of the two reads it. */
export const showMessage = (message: MessageItem, userId: string, now: Date): Message => {
  const { messageId: id, type, at, fromUserId } = message;
  const mine = fromUserId === userId;
  return {
    id,
    mine,
    type,
    text: textFor(message, userId),
    at,
    undoUntil: mine ? undoUntil(at, now) : undefined,
  };
};
