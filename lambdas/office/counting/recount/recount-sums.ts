import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import {
  StatFactItem,
  StatisticsItem,
  StatisticsKind,
  StatisticsPart,
} from "#lambdas/platform/table/items/statistics.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { nameOfCounter } from "#lambdas/office/counting/counter-name.ts";
import {
  type Place,
  type Sums,
  addParts,
  addTo,
  addWrite,
  maxNumbers,
  shardKey,
  shardKeys,
} from "#lambdas/office/counting/sums.ts";
import { monthsFrom } from "#lambdas/office/counting/calendar.ts";

export type Summing = {
  readonly table: Pick<Table, "batchGet" | "query" | "transact">;
  readonly system: Pick<System, "now" | "wait">;
};

/** Counters that differ from the sum of the facts, and by how much. */
export type Mismatch = { readonly place: Place; readonly numbers: ReadonlyMap<string, number> };

/** Milliseconds until concurrent writes show up in every index. */
const recheckDelay = 10_000;

const sumFacts = async ({ table }: Summing): Promise<{ sums: Sums; firstDay: string | undefined }> => {
  const sums: Sums = new Map();
  const days: string[] = [];
  const facts = { schema: StatFactItem, partition: lists.statFacts(), index: "gsi1", limit: 500 } as const;
  for await (const page of pages(table, facts))
    for (const { parts } of page) {
      addParts(sums, parts);
      days.push(...parts.map(({ day }) => day).slice(0, 1));
    }
  return {
    sums,
    firstDay: days.reduce<string | undefined>(
      (least, day) => (least && least < day ? least : day),
      undefined,
    ),
  };
};

const subtractCounters = async ({ table }: Summing, sums: Sums, place: Place): Promise<void> => {
  for (const { numbers } of await table.batchGet(shardKeys(place), StatisticsItem))
    for (const [attribute, amount] of numbers) addTo(sums, place, nameOfCounter(attribute), -amount);
};

const differences = async (summing: Summing): Promise<Map<string, Mismatch>> => {
  const { sums, firstDay } = await sumFacts(summing);
  const months = monthsFrom(firstDay ?? summing.system.now().toISOString(), summing.system.now());
  for (const kind of StatisticsKind.options)
    for (const month of months)
      for (const part of StatisticsPart.options) await subtractCounters(summing, sums, { kind, month, part });
  const wrong = [...sums].filter(([, { numbers }]) => [...numbers.values()].some((amount) => amount !== 0));
  return new Map(wrong);
};

const isSame = (one: Mismatch, other: Mismatch | undefined): boolean =>
  other !== undefined &&
  [...one.numbers].every(([name, amount]) => (other.numbers.get(name) ?? 0) === amount) &&
  [...other.numbers].every(([name, amount]) => (one.numbers.get(name) ?? 0) === amount);

/** The versions of a place's shards, 0 for a missing one. */
const versionsOf = async ({ table }: Summing, { place }: Mismatch): Promise<readonly number[]> => {
  const items = await table.batchGet(shardKeys(place), StatisticsItem);
  const byShard = new Map(items.map(({ shard, version }) => [shard, version]));
  return shardKeys(place).map((_key, shard) => byShard.get(shard) ?? 0);
};

const writesOf = ({ place, numbers }: Mismatch, version: number): Action[] => {
  const wrong = [...numbers].filter(([, amount]) => amount !== 0);
  const writes: Action[] = [];
  for (let from = 0; from < wrong.length; from += maxNumbers) {
    const write = addWrite(shardKey(place), new Map(wrong.slice(from, from + maxNumbers)));
    const found = version + writes.length;
    if (write) writes.push(found === 0 ? write.expectNew("stale") : write.expect("version", found, "stale"));
  }
  return writes;
};

/** Repairs the first shard. */
const repair = async ({ table }: Summing, mismatch: Mismatch, version: number): Promise<boolean> => {
  try {
    for (const write of writesOf(mismatch, version)) await table.transact([write]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/**
 * Compares the counters with the sum of the facts. A mismatch is checked again after a delay, and repaired if
 * neither it nor any shard has changed.
 */
export const recountSums = async (summing: Summing): Promise<Mismatch[]> => {
  const suspects = await differences(summing);
  if (suspects.size === 0) return [];
  const before = new Map<string, readonly number[]>();
  for (const [id, mismatch] of suspects) before.set(id, await versionsOf(summing, mismatch));
  await summing.system.wait(recheckDelay);
  const again = await differences(summing);
  const repaired: Mismatch[] = [];
  for (const [id, mismatch] of suspects) {
    if (!isSame(mismatch, again.get(id))) continue;
    const [first = 0, ...others] = await versionsOf(summing, mismatch);
    const isQuiet = [first, ...others].every((version, shard) => version === before.get(id)?.[shard]);
    if (isQuiet && (await repair(summing, mismatch, first))) repaired.push(mismatch);
  }
  return repaired;
};
