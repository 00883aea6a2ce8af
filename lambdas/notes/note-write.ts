import { type Action, put, update } from "#lambdas/table/actions.ts";
import type { Item } from "#lambdas/table/expectations.ts";
import type { Failure } from "#lambdas/table/failures.ts";
import type { NoteItem } from "#lambdas/table/items/note.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

/** What is half a year old is no news. */
const secondsKept = 180 * 24 * 60 * 60;

export type Note = Pick<NoteItem, "userId" | "type" | "params" | "link">;

/** Puts a note among those that wait to be read. */
export const unreadPlace = (userId: string, noteId: string, since: string): Item => ({
  unreadSince: since,
  gsi2pk: lists.unreadNotesOf(userId),
  gsi2sk: `${since}#${noteId}`,
});

const itemOf = (note: Note, noteId: string, at: Date): Omit<NoteItem, "entity"> & Item => {
  const createdAt = at.toISOString();
  const expiresAt = Math.floor(at.getTime() / 1000) + secondsKept;
  const place = { gsi1pk: lists.notesOf(note.userId), gsi1sk: `${createdAt}#${noteId}` };
  return { ...note, noteId, createdAt, expiresAt, ...place };
};

/** Tells a person something, in the transaction of what it tells of. */
export const noteWrite = (note: Note, noteId: string, at: Date): Action =>
  put(keys.note(note.userId, noteId), "notification", {
    ...itemOf(note, noteId, at),
    ...unreadPlace(note.userId, noteId, at.toISOString()),
  }).expectNew("stale");

/** Tells it as what the person has just done themselves: it can be looked up, and does not wait to be read. */
export const knownNoteWrite = (note: Note, noteId: string, at: Date): Action =>
  put(keys.note(note.userId, noteId), "notification", itemOf(note, noteId, at)).expectNew("stale");

/** Tells it, or again what has been told under this id before: there is one note however often that happens, the newest on top and unread. */
export const noteAgain = (note: Note, noteId: string, at: Date): Action =>
  update(keys.note(note.userId, noteId)).set({
    entity: "notification",
    ...itemOf(note, noteId, at),
    ...unreadPlace(note.userId, noteId, at.toISOString()),
  });

/** Marks a note as read. */
export const noteRead = (
  userId: string,
  noteId: string,
  failure: Failure = "notification-not-found",
): Action =>
  update(keys.note(userId, noteId)).remove("unreadSince", "gsi2pk", "gsi2sk").expectExists(failure);
