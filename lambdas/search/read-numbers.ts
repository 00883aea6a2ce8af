import { foldSigns, isEndAsked } from "#contract/frame-number.ts";
import type { Merged } from "#lambdas/shared/search-index/merge-parts.ts";
import type { PageWanted } from "#lambdas/search/read-lists.ts";
import { backwards } from "#lambdas/shared/table/bike-keys.ts";
import { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import { numberEndPartition, numberPartition } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Bikes whose frame number begins so, in the order of the numbers. A bike with the very number stands first. */
export const readNumbers = async (
  reader: Reader,
  canonical: string,
  { after, limit }: PageWanted,
): Promise<Merged<PostingItem>> => {
  const { items, more } = await reader.query({
    schema: PostingItem,
    partition: numberPartition(canonical),
    prefix: canonical,
    after,
    limit,
  });
  return { items, next: more ? items.at(-1)?.sk : undefined };
};

/** Bikes whose frame number ends so, or with what looks the same on worn metal; none for fewer characters than are an end. */
export const readNumberEnds = async (
  reader: Reader,
  canonical: string,
  { after, limit }: PageWanted,
): Promise<Merged<PostingItem>> => {
  if (!isEndAsked(canonical)) return { items: [], next: undefined };
  const folded = foldSigns(canonical);
  const { items, more } = await reader.query({
    schema: PostingItem,
    partition: numberEndPartition(folded),
    prefix: backwards(folded),
    after,
    limit,
  });
  return { items, next: more ? items.at(-1)?.sk : undefined };
};
