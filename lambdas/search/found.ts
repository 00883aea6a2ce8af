import type { SearchFilters } from "#contract/search.ts";
import type { Merged } from "#lambdas/shared/search-index/merge-parts.ts";
import type { Place } from "#lambdas/search/place.ts";
import type { PageWanted } from "#lambdas/search/read-lists.ts";
import type { Meaning } from "#lambdas/search/understand.ts";
import type { PostingItem } from "#lambdas/shared/table/items/posting.ts";

export type Asked = { readonly filters: SearchFilters; readonly place: Place | undefined };

export type Found = Merged<PostingItem> & {
  readonly by: Place["by"];
  /** The number itself is registered, whether or not the other filters fit its bike. */
  readonly registered?: boolean;
  readonly didYouMean?: readonly PostingItem[];
  /** What the text was taken for, and the words that were left out because nothing fits all of it. */
  readonly meaning?: Meaning & { readonly without: readonly string[] };
};

export const pageOf = ({ filters, place }: Asked): PageWanted => ({
  after: place?.after,
  limit: filters.limit,
  order: filters.order,
});

export const isEmpty = ({ items, next }: Pick<Found, "items" | "next">): boolean =>
  items.length === 0 && next === undefined;
