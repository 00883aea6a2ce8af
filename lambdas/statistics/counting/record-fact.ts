import { createHash } from "node:crypto";
import type { System } from "#lambdas/system.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { type FactPart, StatFactItem } from "#lambdas/shared/table/items/statistics.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { counterName, placesOfNumber } from "./counter-name.ts";

export type Counting = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

/** The items that parts add to, and what. */
export type Sums = Map<string, { readonly key: Key; readonly numbers: Map<string, number> }>;

/** The same thing has the same id, which leads nowhere. */
export const factIdOf = ({ pk, sk }: Key): string =>
  createHash("sha256").update(`${pk} ${sk}`).digest("hex").slice(0, 40);

/** Adds parts to sums, or takes them off again. */
export const addParts = (sums: Sums, parts: readonly FactPart[], sign: 1 | -1 = 1): void => {
  for (const { kind, day, counts } of parts)
    for (const [counted, amount] of Object.entries(counts))
      for (const { part, name } of placesOfNumber(day, counted)) {
        const key = keys.statistics(kind, day.slice(0, 7), part);
        const id = `${key.pk} ${key.sk}`;
        const place = sums.get(id) ?? { key, numbers: new Map() };
        sums.set(id, place);
        place.numbers.set(name, (place.numbers.get(name) ?? 0) + sign * amount);
      }
};

/** Adds to the numbers of an item; undefined where there is nothing to add. */
export const addWrite = (key: Key, numbers: ReadonlyMap<string, number>): ActionBuilder | undefined => {
  const changes = [...numbers].filter(([, amount]) => amount !== 0);
  if (changes.length === 0) return undefined;
  return changes.reduce(
    (write, [name, amount]) => write.add(counterName(name), amount),
    update(key).set({ entity: "statistics" }).add("version", 1),
  );
};

export const factWrite = (id: string, parts: readonly FactPart[], version: number): Action => {
  const item = { id, parts, version: version + 1, gsi1pk: lists.statFacts(), gsi1sk: id };
  const write = put(keys.statFact(id), "statFact", item);
  return version === 0 ? write.expectNew("stale") : write.expect("version", version, "stale");
};

/**
 * Counts a thing as it is by now: the numbers get what it differs by from what it was counted as before, in one transaction
 * with the note of that. So it counts once, however often and in whatever order its changes are heard of. Tells whether anything differed.
 */
export const recordFact = (
  { table, system }: Counting,
  id: string,
  parts: readonly FactPart[],
): Promise<boolean> =>
  untilFresh(system, async () => {
    const fact = await table.get(keys.statFact(id), StatFactItem);
    const sums: Sums = new Map();
    addParts(sums, parts);
    addParts(sums, fact?.parts ?? [], -1);
    const writes = [...sums.values()].flatMap(({ key, numbers }) => addWrite(key, numbers) ?? []);
    if (writes.length === 0) return false;
    await table.transact([factWrite(id, parts, fact?.version ?? 0), ...writes]);
    return true;
  });
