import { type Message, secondsToUndo } from "#contract/messages/messages.ts";
import { textFor } from "#lambdas/messages/shown-text.ts";
import type { MessageItem } from "#lambdas/messages/items/thread.ts";

/** The end of the undo period, or undefined if it has passed. */
export const undoUntil = (at: string, now: Date): string | undefined => {
  const until = new Date(new Date(at).getTime() + secondsToUndo * 1000);
  return now < until ? until.toISOString() : undefined;
};

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
