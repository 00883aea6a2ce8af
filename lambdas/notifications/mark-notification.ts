import type { Counts } from "#contract/counts.ts";
import { markReadWrite, unreadPlace } from "#lambdas/shared/notifications/notification-writes.ts";
import { type CountContext as Context, countUnread } from "./count-unread.ts";
import { readUpTo } from "./read-up-to.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Marked = { readonly counts: Counts };

/** Marks one notification as read. That of someone else is not there. */
export const markRead = async (context: Context, userId: string, id: string): Promise<Marked> => {
  await context.table.transact([markReadWrite(userId, id)]);
  return { counts: await countUnread(context, userId, { notification: { id, unread: false } }) };
};

/** Later than all that is marked as read together, though the clocks of two machines differ a little. */
const sinceAfter = (now: Date, upTo: string | undefined): string =>
  new Date(Math.max(now.getTime(), upTo === undefined ? 0 : Date.parse(upTo) + 1)).toISOString();

/** Marks one as unread again, also where all were marked as read since. */
export const markUnread = async (context: Context, userId: string, id: string): Promise<Marked> => {
  const { table, system } = context;
  const upTo = (await readUpTo(table, userId))?.upTo;
  const since = sinceAfter(system.now(), upTo);
  await table.transact([
    update(keys.notification(userId, id))
      .set(unreadPlace(userId, id, since))
      .expectExists("notification-not-found"),
  ]);
  return { counts: await countUnread(context, userId, { upTo, notification: { id, unread: true } }) };
};
