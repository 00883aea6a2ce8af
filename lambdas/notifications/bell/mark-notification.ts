import type { Counts } from "#contract/platform/counts.ts";
import { markReadWrite, unreadPlace } from "#lambdas/platform/notifications/notification-writes.ts";
import { type CountContext as Context, countUnread } from "./count-unread.ts";
import { fetchReadMark } from "./read-mark.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Marked = { readonly counts: Counts };

/** Throws `notification-not-found` for anyone else's notification. */
export const markRead = async (context: Context, userId: string, id: string): Promise<Marked> => {
  await context.table.transact([markReadWrite(userId, id)]);
  return { counts: await countUnread(context, userId, { notification: { id, unread: false } }) };
};

/** Later than the read mark, even if two machines' clocks differ a little. */
const sinceAfter = (now: Date, upTo: string | undefined): string =>
  new Date(Math.max(now.getTime(), upTo === undefined ? 0 : Date.parse(upTo) + 1)).toISOString();

/** Works below the read mark too. */
export const markUnread = async (context: Context, userId: string, id: string): Promise<Marked> => {
  const { table, system } = context;
  const upTo = (await fetchReadMark(table, userId))?.upTo;
  const since = sinceAfter(system.now(), upTo);
  await table.transact([
    update(keys.notification(userId, id))
      .set(unreadPlace(userId, id, since))
      .expectExists("notification-not-found"),
  ]);
  return { counts: await countUnread(context, userId, { upTo, notification: { id, unread: true } }) };
};
