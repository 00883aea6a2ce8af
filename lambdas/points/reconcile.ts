import * as z from "zod";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys, lists, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { placeOf } from "#lambdas/platform/table/spread.ts";
import type { Position, Table } from "#lambdas/platform/table/table.ts";

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

/** Every ledger is added up once in this many passes over all accounts, even if unchanged. */
export const passesOfProof = 3;

const Pass = z.object({
  number: z.number().int(),
  began: z.string(),
  /** The beginning of the pass before, whose changes may have come too late for it. */
  since: z.string(),
  after: z.record(z.string(), z.string()).optional(),
});
type Pass = z.infer<typeof Pass>;

const bookmark = keys.backfill("ledger", "PASS");

const passAt = async (table: Table, now: Date): Promise<Pass> => {
  const last = await table.get(bookmark, Pass);
  if (last?.after) return last;
  return { number: (last?.number ?? 0) + 1, began: now.toISOString(), since: last?.began ?? "" };
};

/** Accounts changed since the pass before, and a third of the rest. */
const isOfPass =
  ({ number, since }: Pass) =>
  ({ userId, changedAt }: Account): boolean =>
    (changedAt !== undefined && changedAt >= since) ||
    placeOf(userId, passesOfProof) === number % passesOfProof;

type Walk = {
  readonly isDue: (account: Account) => boolean;
  readonly mayGoOn: () => boolean;
  readonly after: Position | undefined;
};
type Walked = Reconciliation & Pick<Walk, "after">;

const reconcileFrom = async (table: Table, { isDue, mayGoOn, ...start }: Walk): Promise<Walked> => {
  const mismatches: Mismatch[] = [];
  const list = {
    schema: Account,
    partition: lists.balances(),
    index: "gsi1",
    limit: accountsAtOnce,
  } as const;
  let [balances, after] = [0, start.after];
  do {
    const page = await table.query({ ...list, after });
    const due = page.items.filter(isDue);
    const found = await Promise.all(due.map(({ userId }) => reconcileOne(table, userId)));
    mismatches.push(...found.filter((mismatch) => mismatch !== undefined));
    balances += due.length;
    after = page.next;
  } while (after && mayGoOn());
  return { balances, mismatches, after };
};

/** Compares the ledgers of a pass with balances until `mayGoOn` returns false; the next night goes on there. Corrects nothing; people investigate mismatches. */
export const reconcileTonight = async (
  table: Table,
  now: Date,
  mayGoOn: () => boolean,
): Promise<Reconciliation> => {
  const pass = await passAt(table, now);
  const walk = { isDue: isOfPass(pass), mayGoOn, after: pass.after };
  const { after, ...found } = await reconcileFrom(table, walk);
  await table.transact([put(bookmark, "backfill", { ...pass, after })]);
  return found;
};

/** Compares all ledgers with their balances. */
export const reconcile = async (table: Table): Promise<Reconciliation> => {
  const { balances, mismatches } = await reconcileFrom(table, {
    isDue: () => true,
    mayGoOn: () => true,
    after: undefined,
  });
  return { balances, mismatches };
};
