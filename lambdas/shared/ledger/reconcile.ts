import * as z from "zod";
import { keys, lists, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Someone's balance and what their ledger adds up to. */
type Mismatch = { readonly userId: string; readonly points: number; readonly ledgerSum: number };

/** `balances`: how many were compared. */
export type Reconciliation = { readonly balances: number; readonly mismatches: readonly Mismatch[] };

// Only what is added up: whatever else may be wrong with an item, the proof goes on.
const Account = z.object({ userId: z.string(), changedAt: z.string().optional() });
type Account = z.infer<typeof Account>;
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

const dayMilliseconds = 86_400_000;
/** In so many nights each ledger is added up, whether or not anything has changed. */
export const nightsOfProof = 3;

const sumOfBytes = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0);

/** What changed since the night before last, in case last night's job did not run, and a third of the rest. */
const isOfNight = (night: Date): ((account: Account) => boolean) => {
  const turn = Math.floor(night.getTime() / dayMilliseconds) % nightsOfProof;
  const since = new Date(night.getTime() - 2 * dayMilliseconds).toISOString();
  return ({ userId, changedAt }) =>
    (changedAt !== undefined && changedAt >= since) || sumOfBytes(userId) % nightsOfProof === turn;
};

/** Adds up the ledgers that a night's turn has come to, or all, and compares each with its balance. It reads only: a mismatch is for people to look into. */
export const reconcile = async (table: Table, night?: Date): Promise<Reconciliation> => {
  const isMeant = night ? isOfNight(night) : () => true;
  const mismatches: Mismatch[] = [];
  let balances = 0;
  const accounts = pages(table, {
    schema: Account,
    partition: lists.balances(),
    index: "gsi1",
    limit: accountsAtOnce,
  });
  for await (const page of accounts) {
    const meant = page.filter(isMeant);
    const found = await Promise.all(meant.map(({ userId }) => reconcileOne(table, userId)));
    mismatches.push(...found.filter((mismatch) => mismatch !== undefined));
    balances += meant.length;
  }
  return { balances, mismatches };
};
