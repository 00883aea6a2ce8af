import type { SearchOrder } from "#contract/search.ts";

/** What was read of one list, in the order of the page. */
export type Part<T> = {
  readonly items: readonly T[];
  /** How far it was read; undefined where it was read to its end. */
  readonly end: string | undefined;
};

export type Merged<T> = {
  readonly items: readonly T[];
  /** The sort key to go on after; undefined at the end. */
  readonly next: string | undefined;
};

/** A page of several lists as if they were one. Beyond where the first of them breaks off, its bikes could stand before another's. */
export const mergeParts = <T extends { readonly sk: string }>(
  parts: readonly Part<T>[],
  limit: number,
  order: SearchOrder = "newest",
): Merged<T> => {
  const compare = (a: string, b: string): number => (a === b ? 0 : a > b === (order === "newest") ? -1 : 1);
  const ends = parts.map(({ end }) => end).filter((end) => end !== undefined);
  const horizon = ends.toSorted(compare)[0];
  const known = parts
    .flatMap(({ items }) => items)
    .filter(({ sk }) => horizon === undefined || compare(sk, horizon) <= 0)
    .toSorted((a, b) => compare(a.sk, b.sk));
  const items = known.slice(0, limit);
  return { items, next: known.length > limit ? items.at(-1)?.sk : horizon };
};
