import type { Counts } from "#contract/counts.ts";
import { markReadWrite, unreadPlace } from "#lambdas/shared/notifications/notification-writes.ts";
import { countUnread } from "./count-unread.ts";
import { readUpTo } from "./read-up-to.ts";
import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Table; readonly system: Pick<System, "now"> };
type Marked = { readonly counts: Counts };

/** Marks one notification as read. That of somebody else is not there. */
export const markRead = async ({ table }: Context, userId: string, id: string): Promise<Marked> => {
  await table.transact([markReadWrite(userId, id)]);
  return { counts: await countUnread(table, userId, { notification: { id, unread: false } }) };
};

/** Later than all that is marked as read together, though the clocks of two machines differ a little. */
const sinceAfter = (now: Date, upTo: string | undefined): string =>
  new Date(Math.max(now.getTime(), upTo === undefined ? 0 : Date.parse(upTo) + 1)).toISOString();

/** Marks one as unread again, also where all were marked as read since. */
export const markUnread = async ({ table, system }: Context, userId: string, id: string): Promise<Marked> => {
  const upTo = (await readUpTo(table, userId))?.upTo;
  const since = sinceAfter(system.now(), upTo);
  await table.transact([
    update(keys.notification(userId, id))
      .set(unreadPlace(userId, id, since))
      .expectExists("notification-not-found"),
  ]);
  return { counts: await countUnread(table, userId, { upTo, notification: { id, unread: true } }) };
};
