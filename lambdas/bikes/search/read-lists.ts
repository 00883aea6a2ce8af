import type { SearchOrder } from "#contract/bikes/search.ts";
import { type Merged, type ListPart, mergeParts } from "#lambdas/bikes/index/merge-parts.ts";
import type { Plan } from "#lambdas/bikes/index/plan.ts";
import { PostingItem } from "#lambdas/bikes/items/posting.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/**
 * Cards that one page may skip. A card has up to 900 bytes and a read unit covers 8,000, so at most
 * 13 units.
 */
export const defaultMaxRead = 110;

export type PageRequest = {
  readonly after: string | undefined;
  readonly limit: number;
  readonly order?: SearchOrder;
  readonly maxRead?: number;
};

/** Reads the lists of a plan in parallel and leaves out cards that do not match. */
export const readParts = (
  reader: Reader,
  { kind, partitions, exact, accepts }: Plan,
  { after, limit, order = "newest", maxRead = defaultMaxRead }: PageRequest,
): Promise<ListPart<PostingItem>[]> => {
  // Nearly all bikes of a model have the same brand, and nearly all of `W` are for sale: pages are rarely shortened.
  const read = exact || kind === "structured" ? limit : Math.max(1, Math.floor(maxRead / partitions.length));
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

/** A page of several plans merged in order. No bike may match two plans. */
export const readLists = async (
  reader: Reader,
  plans: readonly Plan[],
  { maxRead = defaultMaxRead, ...page }: PageRequest,
): Promise<Merged<PostingItem>> => {
  const share = { ...page, maxRead: maxRead / plans.length };
  const parts = await Promise.all(plans.map((plan) => readParts(reader, plan, share)));
  return mergeParts(parts.flat(), page.limit, page.order);
};
