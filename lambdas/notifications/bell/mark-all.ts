import type { Counts } from "#contract/platform/counts.ts";
import { countUnread } from "./count-unread.ts";
import { fetchReadMark } from "./read-mark.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { NotificationsReadItem } from "#lambdas/platform/table/items/notification.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Table; readonly system: System };

/** Normalises the time so that it compares as text, and caps it at now: tomorrow's notifications stay unread. */
const capAtNow = (seen: string, now: Date): string =>
  new Date(Math.min(Date.parse(seen), now.getTime())).toISOString();

/** Moves the read mark forward only; a repeated request changes neither the mark nor the previous one. */
const moveMark = async ({ table }: Context, userId: string, upTo: string): Promise<string> => {
  const before = await fetchReadMark(table, userId);
  if (before && before.upTo >= upTo) return before.upTo;
  const item: Omit<NotificationsReadItem, "entity"> = {
    userId,
    upTo,
    ...(before && { previous: before.upTo }),
  };
  const write = put(keys.notificationsRead(userId), "notificationsRead", item);
  await table.transact([before ? write.expect("upTo", before.upTo, "stale") : write.expectNew("stale")]);
  return upTo;
};

/** Marks everything up to `seen` in one write. */
export const markAllRead = async (
  context: Context,
  userId: string,
  seen: string,
): Promise<{ counts: Counts; upTo: string }> => {
  const wanted = capAtNow(seen, context.system.now());
  const upTo = await retryOnConflict(context.system, () => moveMark(context, userId, wanted));
  return { upTo, counts: await countUnread(context, userId, { upTo }) };
};

const restoreMark = async ({ table }: Context, userId: string, upTo: string): Promise<void> => {
  const mark = await fetchReadMark(table, userId);
  if (mark?.upTo !== upTo) return;
  const { previous } = mark;
  const key = keys.notificationsRead(userId);
  const write =
    previous === undefined ? remove(key) : put(key, "notificationsRead", { userId, upTo: previous });
  await table.transact([write.expect("upTo", upTo, "stale")]);
};

/** Undoes `markAllRead`, unless more was marked since. */
export const undoMarkAllRead = async (
  context: Context,
  userId: string,
  upTo: string,
): Promise<{ counts: Counts }> => {
  try {
    await restoreMark(context, userId, new Date(upTo).toISOString());
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
  return { counts: await countUnread(context, userId) };
};
