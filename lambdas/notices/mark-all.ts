import type { Counts } from "#contract/counts.ts";
import { countUnread } from "#lambdas/notices/count-unread.ts";
import { readUpTo } from "#lambdas/notices/read-up-to.ts";
import type { System } from "#lambdas/system.ts";
import { put, remove } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import type { NotesReadItem } from "#lambdas/table/items/note.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import type { Table } from "#lambdas/table/table.ts";

type World = { readonly table: Table; readonly system: System };

/** In the one form in which times compare as texts, and never in the future: what is told tomorrow is not read today. */
const until = (seen: string, now: Date): string =>
  new Date(Math.min(Date.parse(seen), now.getTime())).toISOString();

/** Moves the mark forward. Asked again it stays, and so does where it was before. */
const moveTo = async ({ table }: World, userId: string, upTo: string): Promise<string> => {
  const before = await readUpTo(table, userId);
  if (before && before.upTo >= upTo) return before.upTo;
  const item: Omit<NotesReadItem, "entity"> = {
    userId,
    upTo,
    ...(before && { previous: before.upTo }),
  };
  const write = put(keys.notesRead(userId), "notesRead", item);
  await table.transact([before ? write.expect("upTo", before.upTo, "stale") : write.expectNew("stale")]);
  return upTo;
};

/** Marks as read all that the caller has seen, in one write however many they are. */
export const readAll = async (
  world: World,
  userId: string,
  seen: string,
): Promise<{ counts: Counts; upTo: string }> => {
  const wanted = until(seen, world.system.now());
  const upTo = await untilFresh(world.system, () => moveTo(world, userId, wanted));
  return { upTo, counts: await countUnread(world.table, userId, { upTo }) };
};

const moveBack = async ({ table }: World, userId: string, upTo: string): Promise<void> => {
  const now = await readUpTo(table, userId);
  if (now?.upTo !== upTo) return;
  const { previous } = now;
  const key = keys.notesRead(userId);
  const write = previous === undefined ? remove(key) : put(key, "notesRead", { userId, upTo: previous });
  await table.transact([write.expect("upTo", upTo, "stale")]);
};

/** Takes back what `readAll` has marked, unless more was marked since: that is not undone. */
export const undoReadAll = async (
  world: World,
  userId: string,
  upTo: string,
): Promise<{ counts: Counts }> => {
  try {
    await moveBack(world, userId, new Date(upTo).toISOString());
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
  return { counts: await countUnread(world.table, userId) };
};
