import type { EventRow } from "./event-rows.ts";

/** Rows of one source, complete down to `until`. */
export type Part = { readonly rows: readonly EventRow[]; readonly until: string | undefined };

const newestFirst = (one: EventRow, other: EventRow): number => (one.id < other.id ? 1 : -1);

/** Merges the sources newest first, down to where all of them are complete. */
export const mergeParts = (
  parts: readonly Part[],
  before: string | undefined,
  limit: number,
): { readonly rows: readonly EventRow[]; readonly next: string | undefined } => {
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
