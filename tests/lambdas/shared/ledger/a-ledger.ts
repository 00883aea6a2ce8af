import { put, update } from "#lambdas/shared/table/actions.ts";
import type { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { noon } from "#tests/lambdas/a.ts";

const row = (userId: string, amount: number): LedgerItem => ({
  entity: "ledger",
  userId,
  reason: amount > 0 ? "purchase" : "registration",
  amount,
  balanceAfter: 0,
  reference: "bike_1",
  at: noon.toISOString(),
});

/** DynamoDB's limit for one transaction. */
const most = 100;

/** Gives people balances with the rows behind them: `amounts` by user id. */
export const writeLedgers = async (table: Table, ledgers: Record<string, number[]>): Promise<void> => {
  const writes = Object.entries(ledgers).flatMap(([userId, amounts]) => [
    put(keys.balance(userId), "balance", {
      userId,
      points: amounts.reduce((sum, amount) => sum + amount, 0),
      version: amounts.length,
      gsi1pk: lists.balances(),
      gsi1sk: userId,
    }),
    ...amounts.map((amount, at) => put(keys.ledgerRow(userId, at + 1), "ledger", row(userId, amount))),
  ]);
  for (let from = 0; from < writes.length; from += most)
    await table.transact(writes.slice(from, from + most));
};

/** Changes a balance behind its ledger's back. What says when it changed is added up in the same night, no matter whose turn it is. */
export const tamper = (table: Table, userId: string, points: number, changedAt?: Date): Promise<void> =>
  table.transact([update(keys.balance(userId)).set({ points, changedAt: changedAt?.toISOString() })]);
