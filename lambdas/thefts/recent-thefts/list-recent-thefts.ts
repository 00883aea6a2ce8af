import {
  type RecentTheftFilters,
  mostRecentTheftsPages,
  recentTheftsPageLength,
} from "#contract/recent-thefts.ts";
import type { SearchCard } from "#contract/search.ts";
import { findRecentThefts } from "./find-recent-thefts.ts";
import type { RecentTheftsContext } from "./recent-thefts-context.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";

const listOf = ({ near, radius, type, color }: RecentTheftFilters): string =>
  JSON.stringify(["thefts", near, radius, type, color]);

/** A page of the bikes that were stolen last, as everybody sees them. */
export const listRecentThefts = async (
  { reader, system, cursorSecret }: RecentTheftsContext,
  filters: RecentTheftFilters,
): Promise<{ items: SearchCard[]; cursor: string | undefined }> => {
  const list = listOf(filters);
  const { after, page = "1" } = readCursor(cursorSecret, list, filters.cursor) ?? {};
  const { items, next } = await findRecentThefts(reader, filters, { after, limit: recentTheftsPageLength });
  const goesOn = next !== undefined && Number(page) < mostRecentTheftsPages;
  return {
    items: items.map((card) => showCard(card, { now: system.now(), signedIn: false })),
    cursor: writeCursor(
      cursorSecret,
      list,
      goesOn ? { after: next, page: String(Number(page) + 1) } : undefined,
    ),
  };
};
