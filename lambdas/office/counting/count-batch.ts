import { StatFactItem } from "#lambdas/platform/table/items/statistics.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { countItem } from "./count-item.ts";
import { type FactBatch, groupIntoTransactions } from "./group-into-transactions.ts";
import { type Counting, type FactDifference, type Countable, differenceOf } from "./record-fact.ts";
import { sumWrites } from "./sums.ts";
import { type TableRow, countablesOf } from "./countables-of.ts";

type BatchCounting = Counting & { readonly table: Pick<Table, "batchGet"> };
/** `after` is undefined for a deletion. */
type Change = { readonly after: TableRow | undefined };
type ChangedCountable<T> = { readonly change: T; readonly countable: Countable };

/** The countables of all changes, once each, with their last change. */
const countablesIn = async <T extends Change>(
  counting: BatchCounting,
  changes: readonly T[],
  fail: (change: T, error: unknown) => void,
): Promise<ChangedCountable<T>[]> => {
  const countables = new Map<string, ChangedCountable<T>>();
  const read = async ({ after }: T) => (after === undefined ? [] : countablesOf(counting, after));
  const outcomes = await Promise.allSettled(changes.map(read));
  for (const [place, change] of changes.entries()) {
    const outcome = outcomes[place];
    if (outcome?.status === "rejected") fail(change, outcome.reason);
    else for (const countable of outcome?.value ?? []) countables.set(countable.id, { change, countable });
  }
  return [...countables.values()];
};

const differencesOf = async <T extends Change>(
  { table }: BatchCounting,
  countables: readonly ChangedCountable<T>[],
): Promise<Map<FactDifference, T>> => {
  const facts = await table.batchGet(
    countables.map(({ countable }) => keys.statFact(countable.id)),
    StatFactItem,
  );
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  const differences = countables.map(({ change, countable }) => {
    const difference = differenceOf(countable, factById.get(countable.id));
    return difference && ([difference, change] as const);
  });
  return new Map(differences.filter((difference) => difference !== undefined));
};

const write = async ({ table }: BatchCounting, { differences, sums, shard }: FactBatch): Promise<void> =>
  table.transact([...differences.map((difference) => difference.write), ...sumWrites(sums, shard)]);

/** Returns the changes whose transaction failed or collided. */
const countInTransactions = async <T extends Change>(
  counting: BatchCounting,
  countables: readonly ChangedCountable<T>[],
): Promise<Set<T>> => {
  let differences: Map<FactDifference, T>;
  try {
    differences = await differencesOf(counting, countables);
  } catch {
    return new Set(countables.map(({ change }) => change));
  }
  const remaining = new Set<T>();
  for (const batch of groupIntoTransactions([...differences.keys()])) {
    try {
      await write(counting, batch);
    } catch {
      for (const difference of batch.differences) {
        const change = differences.get(difference);
        if (change) remaining.add(change);
      }
    }
  }
  return remaining;
};

/**
 * Counts a batch of changes in as few transactions as possible, each countable once in its present state. A
 * failed transaction is repeated change by change, so that only the faulty change fails. Returns the failed
 * changes with their errors.
 */
export const countBatch = async <T extends Change>(
  counting: BatchCounting,
  changes: readonly T[],
): Promise<Map<T, unknown>> => {
  const failed = new Map<T, unknown>();
  const fail = (change: T, error: unknown) => void failed.set(change, error);
  const countables = await countablesIn(counting, changes, fail);
  for (const change of await countInTransactions(counting, countables))
    await countItem(counting, change.after ?? {}).catch((error: unknown) => fail(change, error));
  return failed;
};
