import { put, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { LedgerItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Gives a new account its first points and their ledger row; leaves an account with points as it is. */
export const grantPoints = async (table: Table, userId: string, points: number, at: Date): Promise<void> => {
  if (points === 0) return;
  const row: Omit<LedgerItem, "entity"> = {
    userId,
    reason: "admin_adjust",
    amount: points,
    balanceAfter: points,
    reference: "seed",
    at: at.toISOString(),
  };
  try {
    await table.transact([
      update(keys.balance(userId)).set({ points, version: 1 }).expect("version", 0, "repeated"),
      put(keys.ledgerRow(userId, 1), "ledger", row).expectNew("repeated"),
    ]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
