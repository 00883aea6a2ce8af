import * as z from "zod";
import { publicPages } from "#contract/search.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";

/** Whose search it is: each gets other cards and other pages, so no cursor of one is good for another. */
export type Tier = "public" | "signed-in" | "admin";

/** How far someone has read. */
export const Place = z.object({
  by: z.enum(["lists", "corrected", "kept", "numbers", "ends", "owners"]),
  after: z.string(),
  /** Which page comes now; the first has no place. */
  page: z.coerce.number(),
});
export type Place = z.infer<typeof Place>;

type Filters = Readonly<Record<string, unknown>>;

/** The same for the same filters, in whatever order they came. */
const nameOf = (tier: Tier, { cursor: _, limit: __, ...filters }: Filters): string =>
  JSON.stringify([tier, ...Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

export const readPlace = (
  secret: string,
  tier: Tier,
  filters: Filters & { readonly cursor?: string | undefined },
): Place | undefined => {
  const position = readCursor(secret, nameOf(tier, filters), filters.cursor);
  return position && Place.parse(position);
};

/** The cursor of the page after this one; undefined where there is none, or none for this tier. */
export const cursorAfter = (
  secret: string,
  tier: Tier,
  filters: Filters,
  { by, next, page }: { by: Place["by"]; next: string | undefined; page: number },
): string | undefined => {
  if (next === undefined || (tier === "public" && page >= publicPages)) return undefined;
  return writeCursor(secret, nameOf(tier, filters), { by, after: next, page: String(page + 1) });
};
