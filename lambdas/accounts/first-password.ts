import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** Whether the account was made with an eID and has no password yet. */
export const lacksPassword = async (table: Table, userId: string): Promise<boolean> =>
  (await table.get(keys.profile(userId), ProfileItem))?.passwordMissing === true;

/** Remembers that somebody has chosen a password. */
export const notePassword = async (table: Table, userId: string): Promise<void> => {
  try {
    await table.transact([update(keys.profile(userId)).remove("passwordMissing").expectExists("stale")]);
  } catch (error) {
    // Whoever has no profile gets one at the next visit.
    if (!failedWith(error, "stale")) throw error;
  }
};
