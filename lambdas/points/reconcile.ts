import * as z from "zod";
import { keys, lists, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Mismatch = { readonly userId: string; readonly points: number; readonly ledgerSum: number };

/** `balances` is the number compared. */
export type Reconciliation = { readonly balances: number; readonly mismatches: readonly Mismatch[] };

// Parses only the fields it adds up, so that another fault in an item does not stop the check.
const Account = z.object({ userId: z.string(), changedAt: z.string().optional() });
type Account = z.infer<typeof Account>;
const Balance = z.object({ points: z.number(), version: z.number() });
const Row = z.object({ amount: z.number() });

/** Accounts read in parallel; more would only wait for the table. */
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

/** Retries if the balance changed while its rows were read. Skips deleted accounts. */
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
/** Every ledger is added up once in this many nights, even if unchanged. */
export const nightsOfProof = 3;

const sumOfBytes = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0);

/** Accounts changed in the last two days, in case last night's run failed, and a third of the rest. */
const isOfNight = (night: Date): ((account: Account) => boolean) => {
  const turn = Math.floor(night.getTime() / dayMilliseconds) % nightsOfProof;
  const since = new Date(night.getTime() - 2 * dayMilliseconds).toISOString();
  return ({ userId, changedAt }) =>
    (changedAt !== undefined && changedAt >= since) || sumOfBytes(userId) % nightsOfProof === turn;
};

/** Compares ledgers with balances: those due on `night`, or all. Only reads; people investigate mismatches. */
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
    const proofs = await Promise.all(meant.map(({ userId }) => reconcileOne(table, userId)));
    mismatches.push(...proofs.filter((mismatch) => mismatch !== undefined));
    balances += meant.length;
  }
  return { balances, mismatches };
};
