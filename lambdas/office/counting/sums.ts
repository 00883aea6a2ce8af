import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { counterName, placesOfNumber } from "./counter-name.ts";

/** Counter items and the amounts to add to them. */
export type Sums = Map<string, { readonly key: Key; readonly numbers: Map<string, number> }>;

/** Counters per update expression. */
export const maxNumbers = 40;

/** `amount` may be negative. */
export const addTo = (sums: Sums, key: Key, name: string, amount: number): void => {
  const id = `${key.pk} ${key.sk}`;
  const place = sums.get(id) ?? { key, numbers: new Map<string, number>() };
  sums.set(id, place);
  place.numbers.set(name, (place.numbers.get(name) ?? 0) + amount);
};

/** Adds parts, or subtracts them with -1. */
export const addParts = (sums: Sums, parts: readonly FactPart[], sign: 1 | -1 = 1): void => {
  for (const { kind, day, counts } of parts)
    for (const [counted, amount] of Object.entries(counts))
      for (const { part, name } of placesOfNumber(day, counted))
        addTo(sums, keys.statistics(kind, day.slice(0, 7), part), name, sign * amount);
};

export const addSums = (sums: Sums, more: Sums): void => {
  for (const { key, numbers } of more.values())
    for (const [name, amount] of numbers) addTo(sums, key, name, amount);
};

/** Undefined if there is nothing to add. */
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
