import type { NoteItem } from "#lambdas/table/items/note.ts";

/** Whether a note is unread for somebody who has marked all as read up to a time. Times are of one form, so they compare as texts. */
export const waits = ({ unreadSince }: Pick<NoteItem, "unreadSince">, upTo = ""): boolean =>
  unreadSince !== undefined && unreadSince > upTo;
