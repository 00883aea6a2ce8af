import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Remembers that someone has chosen a password. */
export const recordPassword = async (table: Table, userId: string): Promise<void> => {
  try {
    await table.transact([update(keys.profile(userId)).remove("passwordMissing").expectExists("stale")]);
  } catch (error) {
    // A person who has no profile gets one at the next visit.
    if (!failedWith(error, "stale")) throw error;
  }
};
