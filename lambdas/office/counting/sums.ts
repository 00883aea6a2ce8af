import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { FactPart, StatisticsKind, StatisticsPart } from "#lambdas/platform/table/items/statistics.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { counterName, placesOfNumber } from "./counter-name.ts";

/** The counters of a month, or of its days. */
export type Place = {
  readonly kind: StatisticsKind;
  readonly month: string;
  readonly part: StatisticsPart;
};

/** Each place lies in so many items, of which a write adds to one, because a partition takes few large writes a second. */
export const shards = 8;

export const shardKey = ({ kind, month, part }: Place, shard = 0): Key =>
  keys.statistics(kind, month, part, shard);

export const shardKeys = (place: Place): Key[] =>
  Array.from({ length: shards }, (_, shard) => shardKey(place, shard));

/** Places and the amounts to add to them. */
export type Sums = Map<string, { readonly place: Place; readonly numbers: Map<string, number> }>;

/** Counters per update expression. */
export const maxNumbers = 40;

/** `amount` may be negative. */
export const addTo = (sums: Sums, place: Place, name: string, amount: number): void => {
  const id = `${place.kind} ${place.month} ${place.part}`;
  const { numbers } = sums.get(id) ?? { numbers: new Map<string, number>() };
  sums.set(id, { place, numbers: numbers.set(name, (numbers.get(name) ?? 0) + amount) });
};

/** Adds parts, or subtracts them with -1. */
export const addParts = (sums: Sums, parts: readonly FactPart[], sign: 1 | -1 = 1): void => {
  for (const { kind, day, counts } of parts)
    for (const [counted, amount] of Object.entries(counts))
      for (const { part, name } of placesOfNumber(day, counted))
        addTo(sums, { kind, month: day.slice(0, 7), part }, name, sign * amount);
};

export const addSums = (sums: Sums, more: Sums): void => {
  for (const { place, numbers } of more.values())
    for (const [name, amount] of numbers) addTo(sums, place, name, amount);
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

export const sumWrites = (sums: Sums, shard: number): ActionBuilder[] =>
  [...sums.values()].flatMap(({ place, numbers }) => addWrite(shardKey(place, shard), numbers) ?? []);
