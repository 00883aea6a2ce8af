import type { SearchOrder } from "#contract/bikes/search.ts";

export type ListPart<T> = {
  readonly items: readonly T[];
  /** The last sort key read; undefined if the list was read to its end. */
  readonly end: string | undefined;
};

export type Merged<T> = {
  readonly items: readonly T[];
  /** The sort key to continue after; undefined at the end. */
  readonly next: string | undefined;
};

/**
 * Merges pages of several lists. Items beyond the first cut-off are dropped: unread ones could come
 * before them.
 */
export const mergeParts = <T extends { readonly sk: string }>(
  parts: readonly ListPart<T>[],
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
