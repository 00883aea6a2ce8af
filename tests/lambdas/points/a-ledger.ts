import { put, update } from "#lambdas/platform/table/actions.ts";
import type { LedgerItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
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
const maxWrites = 100;

/** Writes balances with their ledger rows: `amounts` by user id. */
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
  for (let from = 0; from < writes.length; from += maxWrites)
    await table.transact(writes.slice(from, from + maxWrites));
};

/** Changes a balance without a ledger row. With `changedAt`, the same night's run checks it, whichever accounts are due. */
export const tamper = (table: Table, userId: string, points: number, changedAt?: Date): Promise<void> =>
  table.transact([update(keys.balance(userId)).set({ points, changedAt: changedAt?.toISOString() })]);
