import { put, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Gives a new account its first points, with the ledger row that proves them. An account that has had points keeps what it has. */
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
