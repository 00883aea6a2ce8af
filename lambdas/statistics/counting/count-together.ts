import { StatFactItem } from "#lambdas/shared/table/items/statistics.ts";
import { readMany } from "#lambdas/shared/search-index/read-many.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { countItem } from "./count-item.ts";
import { type Together, inTransactions } from "./in-transactions.ts";
import { type Counting, type FactDifference, type Thing, differenceOf } from "./record-fact.ts";
import { sumWrites } from "./sums.ts";
import { type Written, thingsOf } from "./things-of.ts";

type CountingTogether = Counting & { readonly table: Pick<Table, "batchGet"> };
/** What has happened to an item; nothing is left of it where it was deleted. */
type Change = { readonly after: Written | undefined };
type Found<T> = { readonly change: T; readonly thing: Thing };

/** Each thing that changes are of, once, with the last of them. */
const thingsIn = async <T extends Change>(
  counting: CountingTogether,
  changes: readonly T[],
  fail: (change: T, error: unknown) => void,
): Promise<Found<T>[]> => {
  const found = new Map<string, Found<T>>();
  const read = async ({ after }: T) => (after === undefined ? [] : thingsOf(counting, after));
  const outcomes = await Promise.allSettled(changes.map(read));
  for (const [place, change] of changes.entries()) {
    const outcome = outcomes[place];
    if (outcome?.status === "rejected") fail(change, outcome.reason);
    else for (const thing of outcome?.value ?? []) found.set(thing.id, { change, thing });
  }
  return [...found.values()];
};

/** What of these has been counted otherwise, or not at all. */
const differencesOf = async <T extends Change>(
  { table }: CountingTogether,
  found: readonly Found<T>[],
): Promise<Map<FactDifference, T>> => {
  const facts = await readMany(
    table,
    found.map(({ thing }) => keys.statFact(thing.id)),
    StatFactItem,
  );
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  const differences = found.map(({ change, thing }) => {
    const difference = differenceOf(thing, factById.get(thing.id));
    return difference && ([difference, change] as const);
  });
  return new Map(differences.filter((difference) => difference !== undefined));
};

const write = async ({ table }: CountingTogether, { differences, sums }: Together): Promise<void> =>
  table.transact([...differences.map((difference) => difference.write), ...sumWrites(sums)]);

/** Gives the changes of which something was left: where one of those that are written together was counted by another meanwhile, or cannot be. */
const countAtOnce = async <T extends Change>(
  counting: CountingTogether,
  found: readonly Found<T>[],
): Promise<Set<T>> => {
  let differences: Map<FactDifference, T>;
  try {
    differences = await differencesOf(counting, found);
  } catch {
    return new Set(found.map(({ change }) => change));
  }
  const left = new Set<T>();
  for (const together of inTransactions([...differences.keys()])) {
    try {
      await write(counting, together);
    } catch {
      for (const difference of together.differences) {
        const change = differences.get(difference);
        if (change) left.add(change);
      }
    }
  }
  return left;
};

/**
 * Counts what changes stand for in as few transactions as hold it, as `countItem` counts one: each thing as it is by now, and once.
 * What cannot be counted so is counted one by one, so that only what is itself the matter fails. Gives the changes that failed, and why.
 */
export const countTogether = async <T extends Change>(
  counting: CountingTogether,
  changes: readonly T[],
): Promise<Map<T, unknown>> => {
  const failed = new Map<T, unknown>();
  const fail = (change: T, error: unknown) => void failed.set(change, error);
  const found = await thingsIn(counting, changes, fail);
  for (const change of await countAtOnce(counting, found))
    await countItem(counting, change.after ?? {}).catch((error: unknown) => fail(change, error));
  return failed;
};
