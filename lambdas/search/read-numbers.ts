import type { Merged } from "#lambdas/search/merge-parts.ts";
import type { PageWanted } from "#lambdas/search/read-lists.ts";
import { PostingItem } from "#lambdas/table/items/posting.ts";
import { numberPartition } from "#lambdas/table/keys.ts";
import type { Reader } from "#lambdas/table/reader.ts";

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
