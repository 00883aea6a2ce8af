/** What was read of one list, the newest first. */
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
): Merged<T> => {
  const ends = parts.map(({ end }) => end).filter((end) => end !== undefined);
  const horizon = ends.toSorted().at(-1);
  const known = parts
    .flatMap(({ items }) => items)
    .filter(({ sk }) => horizon === undefined || sk >= horizon)
    .toSorted((a, b) => (a.sk > b.sk ? -1 : 1));
  const items = known.slice(0, limit);
  return { items, next: known.length > limit ? items.at(-1)?.sk : horizon };
};
