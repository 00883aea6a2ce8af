import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { counterName, placesOfNumber } from "./counter-name.ts";

/** The items of numbers that are added to, and what. */
export type Sums = Map<string, { readonly key: Key; readonly numbers: Map<string, number> }>;

/** An update can name no more than so many numbers. */
export const mostNumbers = 40;

/** Adds an amount to a number of an item, which may be negative. */
export const addTo = (sums: Sums, key: Key, name: string, amount: number): void => {
  const id = `${key.pk} ${key.sk}`;
  const place = sums.get(id) ?? { key, numbers: new Map<string, number>() };
  sums.set(id, place);
  place.numbers.set(name, (place.numbers.get(name) ?? 0) + amount);
};

/** Adds parts to sums, or takes them off again. */
export const addParts = (sums: Sums, parts: readonly FactPart[], sign: 1 | -1 = 1): void => {
  for (const { kind, day, counts } of parts)
    for (const [counted, amount] of Object.entries(counts))
      for (const { part, name } of placesOfNumber(day, counted))
        addTo(sums, keys.statistics(kind, day.slice(0, 7), part), name, sign * amount);
};

/** Adds sums to others. */
export const addSums = (sums: Sums, more: Sums): void => {
  for (const { key, numbers } of more.values())
    for (const [name, amount] of numbers) addTo(sums, key, name, amount);
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

export const sumWrites = (sums: Sums): ActionBuilder[] =>
  [...sums.values()].flatMap(({ key, numbers }) => addWrite(key, numbers) ?? []);
