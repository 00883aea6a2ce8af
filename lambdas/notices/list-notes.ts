import type { Notification } from "#contract/notifications.ts";
import type { PageQuery } from "#contract/page.ts";
import { readUpTo } from "#lambdas/notices/read-up-to.ts";
import { waits } from "#lambdas/notices/waits.ts";
import { readCursor, writeCursor } from "#lambdas/table/cursor.ts";
import { NoteItem } from "#lambdas/table/items/note.ts";
import { lists } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

type World = { readonly table: Table; readonly cursorSecret: string };

const show = (note: NoteItem, upTo: string | undefined): Notification => {
  const { noteId: id, type, params, link, createdAt, unreadSince } = note;
  return { id, type, params, link, createdAt, ...(waits(note, upTo) && { unreadSince }) };
};

/** What somebody has been told, the newest first. */
export const listNotes = async (
  { table, cursorSecret }: World,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Notification[]; cursor: string | undefined }> => {
  const partition = lists.notesOf(userId);
  const after = readCursor(cursorSecret, partition, cursor);
  const [page, read] = await Promise.all([
    table.query({ index: "gsi1", partition, schema: NoteItem, limit, newestFirst: true, after }),
    readUpTo(table, userId),
  ]);
  return {
    items: page.items.map((note) => show(note, read?.upTo)),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
