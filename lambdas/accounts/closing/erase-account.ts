import type { ErasureContext } from "./erasure-context.ts";
import { findBlocks } from "#lambdas/shared/accounts/find-blocks.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { eraseAll } from "./erase-all.ts";

export type Erasure = "erased" | "blocked" | "not-due";

/** Beyond this nobody can open the account again. A person who does so in the same moment was there first, or is refused. */
const begin = async (
  { table }: ErasureContext,
  { userId, closedAt = "" }: SessionsItem,
  erasingAt: string,
): Promise<Erasure | undefined> => {
  const blocks = await findBlocks(table, userId);
  if (blocks.length > 0) return "blocked";
  try {
    await table.transact([
      update(keys.sessions(userId))
        .set({ erasingAt })
        .expect("closedAt", closedAt, "stale")
        .expectAbsent("erasingAt", "repeated"),
    ]);
    return undefined;
  } catch (error) {
    if (failedWith(error, "stale")) return "not-due";
    if (failedWith(error, "repeated")) return undefined;
    throw error;
  }
};

/** Erases all that is personal in a closed account whose time has come. Every step can be done again: wherever it was interrupted, the next run leaves the same. */
export const eraseAccount = async (context: ErasureContext, userId: string): Promise<Erasure> => {
  const sessions = await context.table.get(keys.sessions(userId), SessionsItem);
  const { closedAt, eraseAt, erasingAt } = sessions ?? {};
  if (!sessions || closedAt === undefined || eraseAt === undefined) return "not-due";
  if (new Date(eraseAt) > context.system.now()) return "not-due";
  const at = erasingAt ?? context.system.now().toISOString();
  const hindrance = erasingAt === undefined ? await begin(context, sessions, at) : undefined;
  if (hindrance) return hindrance;
  // Before anything is gone: an erasure that a copy of the table is from before must be known there.
  await context.recordErasure({ userId, at });
  await eraseAll(context, userId);
  return "erased";
};
