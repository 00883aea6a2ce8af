import * as z from "zod";
import type { System } from "#lambdas/platform/system.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { StatFactItem, StatisticsItem, StatisticsKind } from "#lambdas/platform/table/items/statistics.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { statisticsPartition } from "#lambdas/platform/table/statistics-keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { nameOfCounter } from "#lambdas/office/counting/counter-name.ts";
import { type Sums, addParts, addTo, addWrite, maxNumbers } from "#lambdas/office/counting/sums.ts";
import { monthsFrom } from "#lambdas/office/counting/calendar.ts";

export type Summing = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly system: Pick<System, "now" | "wait">;
};

/** Counters that differ from the sum of the facts, and by how much. */
export type Mismatch = { readonly key: Key; readonly numbers: ReadonlyMap<string, number> };

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

const subtractCounters = async (
  { table }: Summing,
  sums: Sums,
  kind: StatisticsKind,
  month: string,
): Promise<void> => {
  const partition = statisticsPartition(kind, month);
  for await (const page of pages(table, { partition, schema: StatisticsItem, limit: 40 }))
    for (const { sk, numbers } of page) {
      const key = keys.statistics(kind, month, sk);
      for (const [attribute, amount] of numbers) addTo(sums, key, nameOfCounter(attribute), -amount);
    }
};

const differences = async (summing: Summing): Promise<Map<string, Mismatch>> => {
  const { sums, firstDay } = await sumFacts(summing);
  const months = monthsFrom(firstDay ?? summing.system.now().toISOString(), summing.system.now());
  for (const kind of StatisticsKind.options)
    for (const month of months) await subtractCounters(summing, sums, kind, month);
  const wrong = [...sums].filter(([, { numbers }]) => [...numbers.values()].some((amount) => amount !== 0));
  return new Map(wrong);
};

const Version = z.object({ version: z.number().int().default(0) });

const isSame = (one: Mismatch, other: Mismatch | undefined): boolean =>
  other !== undefined &&
  [...one.numbers].every(([name, amount]) => (other.numbers.get(name) ?? 0) === amount) &&
  [...other.numbers].every(([name, amount]) => (one.numbers.get(name) ?? 0) === amount);

type Versions = ReadonlyMap<string, number | undefined>;

const versionsOf = async ({ table }: Summing, wrong: Iterable<[string, Mismatch]>): Promise<Versions> => {
  const versions = new Map<string, number | undefined>();
  for (const [id, { key }] of wrong) versions.set(id, (await table.get(key, Version))?.version);
  return versions;
};

/** Repairs only items without concurrent writes. */
const repair = async (
  { table }: Summing,
  { key, numbers }: Mismatch,
  version: number | undefined,
): Promise<boolean> => {
  const wrong = [...numbers].filter(([, amount]) => amount !== 0);
  try {
    for (let from = 0; from < wrong.length; from += maxNumbers) {
      const write = addWrite(key, new Map(wrong.slice(from, from + maxNumbers)));
      const current = from === 0 ? version : (version ?? 0) + from / maxNumbers;
      if (write)
        await table.transact([
          current === undefined ? write.expectNew("stale") : write.expect("version", current, "stale"),
        ]);
    }
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/**
 * Compares the counters with the sum of the facts. A mismatch is checked again after a delay, and repaired if
 * it has not changed.
 */
export const recountSums = async (summing: Summing): Promise<Mismatch[]> => {
  const suspects = await differences(summing);
  if (suspects.size === 0) return [];
  const versions = await versionsOf(summing, suspects);
  await summing.system.wait(recheckDelay);
  const again = await differences(summing);
  const repaired: Mismatch[] = [];
  for (const [id, mismatch] of suspects)
    if (isSame(mismatch, again.get(id)) && (await repair(summing, mismatch, versions.get(id))))
      repaired.push(mismatch);
  return repaired;
};
