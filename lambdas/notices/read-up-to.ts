import { NotesReadItem } from "#lambdas/table/items/note.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** How far somebody has marked all as read. */
export const readUpTo = async (
  table: Pick<Table, "get">,
  userId: string,
): Promise<NotesReadItem | undefined> => table.get(keys.notesRead(userId), NotesReadItem);
