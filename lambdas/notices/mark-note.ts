import type { Counts } from "#contract/counts.ts";
import { noteRead, unreadPlace } from "#lambdas/notes/note-write.ts";
import { countUnread } from "#lambdas/notices/count-unread.ts";
import { readUpTo } from "#lambdas/notices/read-up-to.ts";
import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

type World = { readonly table: Table; readonly system: Pick<System, "now"> };
type Marked = { readonly counts: Counts };

/** Marks one note as read. That of somebody else is not there. */
export const readNote = async ({ table }: World, userId: string, id: string): Promise<Marked> => {
  await table.transact([noteRead(userId, id)]);
  return { counts: await countUnread(table, userId, { note: { id, unread: false } }) };
};

/** Later than all that is marked as read together, though the clocks of two machines differ a little. */
const sinceAfter = (now: Date, upTo: string | undefined): string =>
  new Date(Math.max(now.getTime(), upTo === undefined ? 0 : Date.parse(upTo) + 1)).toISOString();

/** Marks one as unread again, also where all were marked as read since. */
export const unreadNote = async ({ table, system }: World, userId: string, id: string): Promise<Marked> => {
  const upTo = (await readUpTo(table, userId))?.upTo;
  const since = sinceAfter(system.now(), upTo);
  await table.transact([
    update(keys.note(userId, id))
      .set(unreadPlace(userId, id, since))
      .expectExists("notification-not-found"),
  ]);
  return { counts: await countUnread(table, userId, { upTo, note: { id, unread: true } }) };
};
