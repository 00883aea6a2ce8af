import * as z from "zod";
import { keys, lists, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Someone's balance and what their ledger adds up to. */
type Mismatch = { readonly userId: string; readonly points: number; readonly ledgerSum: number };

export type Reconciliation = { readonly balances: number; readonly mismatches: readonly Mismatch[] };

// Only what is added up: whatever else may be wrong with an item, the proof goes on.
const Account = z.object({ userId: z.string() });
const Balance = z.object({ points: z.number(), version: z.number() });
const Row = z.object({ amount: z.number() });

/** As many accounts are read at a time; more would only wait for the table. */
const accountsAtOnce = 50;
const rowsAtOnce = 500;

const sumOfLedger = async (table: Table, userId: string): Promise<number> => {
  let sum = 0;
  const rows = pages(table, {
    schema: Row,
    partition: userPartition(userId),
    prefix: ranges.ledger,
    limit: rowsAtOnce,
  });
  for await (const page of rows) for (const { amount } of page) sum += amount;
  return sum;
};

/** Rows are read after the balance: only a balance that stood still meanwhile can be judged. An account that has gone cannot. */
const reconcileOne = async (table: Table, userId: string): Promise<Mismatch | undefined> => {
  for (;;) {
    const balance = await table.get(keys.balance(userId), Balance);
    if (!balance) return undefined;
    const ledgerSum = await sumOfLedger(table, userId);
    if (ledgerSum === balance.points) return undefined;
    const again = await table.get(keys.balance(userId), Balance);
    if (again?.version === balance.version) return { userId, points: balance.points, ledgerSum };
  }
};

/** Adds up every ledger and compares it with its balance. It reads only: a mismatch is for people to look into. */
export const reconcile = async (table: Table): Promise<Reconciliation> => {
  const mismatches: Mismatch[] = [];
  let balances = 0;
  const accounts = pages(table, {
    schema: Account,
    partition: lists.balances(),
    index: "gsi1",
    limit: accountsAtOnce,
  });
  for await (const page of accounts) {
    const found = await Promise.all(page.map(({ userId }) => reconcileOne(table, userId)));
    mismatches.push(...found.filter((mismatch) => mismatch !== undefined));
    balances += page.length;
  }
  return { balances, mismatches };
};
