import { type FeedFilters, feedLength } from "#contract/recent-thefts.ts";
import { findRecentThefts } from "./find-recent-thefts.ts";
import type { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import type { RecentTheftsContext } from "./recent-thefts-context.ts";

/** What a feed tells of: as much as its readers take in one go. */
export const readFeed = async (
  { reader }: RecentTheftsContext,
  filters: FeedFilters,
): Promise<readonly PostingItem[]> => (await findRecentThefts(reader, filters, { limit: feedLength })).items;
