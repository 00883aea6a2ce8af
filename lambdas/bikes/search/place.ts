import * as z from "zod";
import { publicPages, signedInPages } from "#contract/bikes/search.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";

/** Tiers see different cards and pages, so their cursors are not interchangeable. */
export type Tier = "public" | "signed-in" | "admin";

export const SearchPlace = z.object({
  by: z.enum(["lists", "corrected", "kept", "numbers", "parts", "owners"]),
  after: z.string(),
  /** The page to come; the first page has no cursor. */
  page: z.coerce.number(),
});
export type SearchPlace = z.infer<typeof SearchPlace>;

const maxPages: Readonly<Record<Tier, number>> = {
  public: publicPages,
  "signed-in": signedInPages,
  admin: Infinity,
};

type Filters = Readonly<Record<string, unknown>>;

/** The same for the same filters in any order. */
const nameOf = (tier: Tier, { cursor: _, limit: __, ...filters }: Filters): string =>
  JSON.stringify([tier, ...Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

export const readPlace = (
  secret: string,
  tier: Tier,
  filters: Filters & { readonly cursor?: string | undefined },
): SearchPlace | undefined => {
  const position = readCursor(secret, nameOf(tier, filters), filters.cursor);
  return position && SearchPlace.parse(position);
};

/** Undefined after the last page, or after the last one for this tier. */
export const cursorAfter = (
  secret: string,
  tier: Tier,
  filters: Filters,
  { by, next, page }: { by: SearchPlace["by"]; next: string | undefined; page: number },
): string | undefined => {
  if (next === undefined || page >= maxPages[tier]) return undefined;
  return writeCursor(secret, nameOf(tier, filters), { by, after: next, page: String(page + 1) });
};
