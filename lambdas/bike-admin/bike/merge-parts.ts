import type { Row } from "./event-rows.ts";

/** Rows of one kind. Nothing is known of what is older than `until`. */
export type Part = { readonly rows: readonly Row[]; readonly until: string | undefined };

const newestFirst = (one: Row, other: Row): number => (one.id < other.id ? 1 : -1);

/** A page of all parts together, the newest first, down to where each of them is known; and where the next page begins. */
export const mergeParts = (
  parts: readonly Part[],
  before: string | undefined,
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | undefined } => {
  const horizon = parts
    .flatMap(({ until }) => (until === undefined ? [] : [until]))
    .toSorted()
    .at(-1);
  const known = parts
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => (before === undefined || id < before) && (horizon === undefined || id >= horizon))
    .toSorted(newestFirst);
  const rows = known.slice(0, limit);
  return { rows, next: known.length > limit ? rows.at(-1)?.id : horizon };
};
