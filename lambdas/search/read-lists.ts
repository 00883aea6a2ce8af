import { type Merged, type Part, mergeParts } from "#lambdas/search/merge-parts.ts";
import type { Plan } from "#lambdas/postings/plan.ts";
import { PostingItem } from "#lambdas/table/items/posting.ts";
import type { Reader } from "#lambdas/table/reader.ts";

/** Cards that one page of text may pass over. A long one has 900 bytes, and a unit reads 8,000: at most 23 units. */
const mostRead = 200;

/** Where a page begins and how long it is. */
export type PageWanted = { readonly after: string | undefined; readonly limit: number };

/** Reads the lists of a plan side by side, each once, and leaves out what does not fit. */
export const readParts = (
  reader: Reader,
  { kind, partitions, exact, accepts }: Plan,
  { after, limit }: PageWanted,
): Promise<Part<PostingItem>[]> => {
  // Of a model nearly every bike is of the brand asked for, so a page of both is hardly ever shorter.
  const read = exact || kind === "structured" ? limit : Math.floor(mostRead / partitions.length);
  return Promise.all(
    partitions.map(async (partition) => {
      const range = { schema: PostingItem, partition, after, limit: read, backwards: true };
      const { items, more } = await reader.query(range);
      return {
        items: items.filter((card) => exact || accepts(card)),
        end: more ? items.at(-1)?.sk : undefined,
      };
    }),
  );
};

/** A page of what the lists of a plan have in common, newest first. */
export const readLists = async (reader: Reader, plan: Plan, page: PageWanted): Promise<Merged<PostingItem>> =>
  mergeParts(await readParts(reader, plan, page), page.limit);
