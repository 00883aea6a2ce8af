import type { Counts } from "#contract/counts.ts";
import { countUnread } from "./count-unread.ts";
import { readUpTo } from "./read-up-to.ts";
import type { System } from "#lambdas/system.ts";
import { put, remove } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { NotificationsReadItem } from "#lambdas/shared/table/items/notification.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Table; readonly system: System };

/** In the one form in which times compare as texts, and never in the future: what is told tomorrow is not read today. */
const until = (seen: string, now: Date): string =>
  new Date(Math.min(Date.parse(seen), now.getTime())).toISOString();

/** Moves the mark forward. Asked again it stays, and so does where it was before. */
const moveTo = async ({ table }: Context, userId: string, upTo: string): Promise<string> => {
  const before = await readUpTo(table, userId);
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

/** Marks as read all that the caller has seen, in one write however many they are. */
export const readAll = async (
  context: Context,
  userId: string,
  seen: string,
): Promise<{ counts: Counts; upTo: string }> => {
  const wanted = until(seen, context.system.now());
  const upTo = await untilFresh(context.system, () => moveTo(context, userId, wanted));
  return { upTo, counts: await countUnread(context, userId, { upTo }) };
};

const moveBack = async ({ table }: Context, userId: string, upTo: string): Promise<void> => {
  const now = await readUpTo(table, userId);
  if (now?.upTo !== upTo) return;
  const { previous } = now;
  const key = keys.notificationsRead(userId);
  const write =
    previous === undefined ? remove(key) : put(key, "notificationsRead", { userId, upTo: previous });
  await table.transact([write.expect("upTo", upTo, "stale")]);
};

/** Takes back what `readAll` has marked, unless more was marked since: that is not undone. */
export const undoReadAll = async (
  context: Context,
  userId: string,
  upTo: string,
): Promise<{ counts: Counts }> => {
  try {
    await moveBack(context, userId, new Date(upTo).toISOString());
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
  return { counts: await countUnread(context, userId) };
};
