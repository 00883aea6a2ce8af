import { type Counts, most } from "#contract/counts.ts";
import { readUpTo } from "#lambdas/notices/read-up-to.ts";
import { waits } from "#lambdas/notices/waits.ts";
import { NoteItem, ThreadItem } from "#lambdas/table/items/note.ts";
import { lists } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

const Note = NoteItem.pick({ noteId: true, unreadSince: true });
const Thread = ThreadItem.pick({ threadId: true });

/** What the caller has just written and the index may not know yet. */
type News = {
  /** How far all are read. */
  readonly upTo?: string | undefined;
  readonly note?: { readonly id: string; readonly unread: boolean };
};

/** The newest come first, so that however many are unread or were marked all at once, no more is read than a badge can say. */
const countNotes = async (table: Table, userId: string, { upTo, note }: News): Promise<number> => {
  const { items } = await table.query({
    index: "gsi2",
    partition: lists.unreadNotesOf(userId),
    schema: Note,
    limit: most + 1,
    newestFirst: true,
  });
  const unread = new Set(items.filter((item) => waits(item, upTo)).map(({ noteId }) => noteId));
  if (note?.unread === true) unread.add(note.id);
  else if (note) unread.delete(note.id);
  return Math.min(unread.size, most);
};

const countThreads = async (table: Table, userId: string): Promise<number> => {
  const partition = lists.unreadThreadsOf(userId);
  return (await table.query({ index: "gsi2", partition, schema: Thread, limit: most })).items.length;
};

/** How much somebody has not read, at a cost that does not grow with it. */
export const countUnread = async (table: Table, userId: string, news?: News): Promise<Counts> => {
  const upTo = news && "upTo" in news ? news.upTo : (await readUpTo(table, userId))?.upTo;
  const [notifications, messages] = await Promise.all([
    countNotes(table, userId, { ...news, upTo }),
    countThreads(table, userId),
  ]);
  return { notifications, messages };
};
