import type { SearchFilters } from "#contract/bikes/search.ts";
import type { Merged } from "#lambdas/bikes/index/merge-parts.ts";
import type { SearchPlace } from "./place.ts";
import type { PageRequest } from "./read-lists.ts";
import type { Meaning } from "./understand.ts";
import type { PostingItem } from "#lambdas/bikes/items/posting.ts";

export type CardQuery = {
  readonly filters: SearchFilters;
  readonly place: SearchPlace | undefined;
};

export type CardResult = Merged<PostingItem> & {
  readonly by: SearchPlace["by"];
  /** The number is registered, even if its bike does not match the other filters. */
  readonly registered?: boolean;
  /** A store has sold the bike, and its buyer has not registered it. */
  readonly sold?: boolean;
  readonly didYouMean?: readonly PostingItem[];
  /** The reading of the text, and the words left out because nothing matched all of it. */
  readonly meaning?: Meaning & { readonly without: readonly string[] };
};

export const pageOf = ({ filters, place }: CardQuery): PageRequest => ({
  after: place?.after,
  limit: filters.limit,
  order: filters.order,
});

export const isEmpty = ({ items, next }: Pick<CardResult, "items" | "next">): boolean =>
  items.length === 0 && next === undefined;
