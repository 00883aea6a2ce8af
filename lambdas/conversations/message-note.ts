import { noteIdOf } from "#lambdas/conversations/thread-id.ts";
import { noteAgain } from "#lambdas/notes/note-write.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import { publicTitle } from "#lambdas/postings/public-title.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { MessageItem } from "#lambdas/table/items/note.ts";

type Known = {
  readonly bike: BikeItem | undefined;
  /** Who wrote, masked. */
  readonly other: string;
  /** With this message. */
  readonly unread: number;
};

const labelFor = (bike: BikeItem | undefined, userId: string): string => {
  if (!bike) return "";
  return bike.ownerId === userId ? titleOf(bike) : publicTitle(bike);
};

/** Tells somebody that they have been written to: ten messages in one conversation are one note. */
export const messageNote = (
  { threadId, toUserId, at }: MessageItem,
  { bike, other, unread }: Known,
): Action => {
  const params = { bike: labelFor(bike, toUserId), other, threadId, unread };
  const note = { userId: toUserId, type: "message", params, link: `/messages/${threadId}` } as const;
  return noteAgain(note, noteIdOf(threadId), new Date(at));
};
