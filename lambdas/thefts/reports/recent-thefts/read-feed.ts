import { type FeedFilters, feedLength } from "#contract/thefts/recent-thefts.ts";
import { findRecentThefts } from "./find-recent-thefts.ts";
import type { PostingItem } from "#lambdas/bikes/items/posting.ts";
import type { RecentTheftsContext } from "./recent-thefts-context.ts";

export const readFeed = async (
  { reader }: RecentTheftsContext,
  filters: FeedFilters,
): Promise<readonly PostingItem[]> => (await findRecentThefts(reader, filters, { limit: feedLength })).items;
