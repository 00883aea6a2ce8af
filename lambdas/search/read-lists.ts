import type { SearchOrder } from "#contract/search.ts";
import { type Merged, type Part, mergeParts } from "#lambdas/shared/search-index/merge-parts.ts";
import type { Plan } from "#lambdas/shared/search-index/plan.ts";
import { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Cards that one page of text may pass over. A long one has 900 bytes, and a unit reads 8,000: at most 13 units. */
const usuallyRead = 110;

/** Where a page begins and how long it is. */
export type PageWanted = {
  readonly after: string | undefined;
  readonly limit: number;
  readonly order?: SearchOrder;
  /** Cards that may be passed over. */
  readonly mostRead?: number;
};

/** Reads the lists of a plan side by side, each once, and leaves out what does not fit. */
export const readParts = (
  reader: Reader,
  { kind, partitions, exact, accepts }: Plan,
  { after, limit, order = "newest", mostRead = usuallyRead }: PageWanted,
): Promise<Part<PostingItem>[]> => {
  // Of a model nearly every bike is of the brand asked for, so a page of both is hardly ever shorter.
  const read = exact || kind === "structured" ? limit : Math.max(1, Math.floor(mostRead / partitions.length));
  return Promise.all(
    partitions.map(async (partition) => {
      const range = { schema: PostingItem, partition, after, limit: read, backwards: order === "newest" };
      const { items, more } = await reader.query(range);
      return {
        items: items.filter((card) => exact || accepts(card)),
        end: more ? items.at(-1)?.sk : undefined,
      };
    }),
  );
};

/** A page of what the lists of each plan have in common, in their order. No bike may fit two of them. */
export const readLists = async (
  reader: Reader,
  plans: readonly Plan[],
  { mostRead = usuallyRead, ...page }: PageWanted,
): Promise<Merged<PostingItem>> => {
  const share = { ...page, mostRead: mostRead / plans.length };
  const parts = await Promise.all(plans.map((plan) => readParts(reader, plan, share)));
  return mergeParts(parts.flat(), page.limit, page.order);
};
