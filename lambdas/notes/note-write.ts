import { type Action, put } from "#lambdas/table/actions.ts";
import type { NoteItem } from "#lambdas/table/items/note.ts";
import { keys } from "#lambdas/table/keys.ts";

/** What nobody has read in a year is no news. */
const secondsKept = 365 * 24 * 60 * 60;

export type Note = Pick<NoteItem, "userId" | "type" | "params" | "link">;

/** Tells a person something, in the transaction of what it tells of. */
export const noteWrite = (note: Note, noteId: string, at: Date): Action => {
  const item: Omit<NoteItem, "entity"> = {
    ...note,
    noteId,
    createdAt: at.toISOString(),
    expiresAt: Math.floor(at.getTime() / 1000) + secondsKept,
  };
  return put(keys.note(note.userId, noteId), "notification", item).expectNew("stale");
};
