import { type AdCard, type AdFilters, adPageLength } from "#contract/ads/ads.ts";
import { AdItem } from "#lambdas/ads/ad-item.ts";
import { type AdPlan, maxLists, planAds } from "#lambdas/ads/ad-lists.ts";
import { type ListPart, mergeParts } from "#lambdas/bikes/index/merge-parts.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

export type AdsContext = { readonly reader: Reader; readonly cursorSecret: string };

/** The bytes that half a read unit covers, and the largest size of a card. */
const bytesPerHalf = 4096;
const bytesPerCard = 330;

/** A page may cost four read units. */
const maxHalves = maxLists;

/** The number of cards to read from each list, within the cost of a page. */
const cardsOf = ({ partitions, exact }: AdPlan): number => {
  const halves = Math.floor(maxHalves / partitions.length);
  const affordable = Math.floor((halves * bytesPerHalf) / bytesPerCard);
  return exact ? Math.min(affordable, adPageLength) : affordable;
};

const listOf = ({ cursor: _, ...filters }: AdFilters): string =>
  JSON.stringify(["ads", ...Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** Starts a list sorted by price at the lowest price wanted. */
const startOf = ({ order, from }: AdFilters): string | undefined =>
  order === "price" && from !== undefined ? String(from).padStart(7, "0") : undefined;

const readPart = async (
  reader: Reader,
  plan: AdPlan,
  partition: string,
  { order, to = Infinity }: AdFilters,
  after: string | undefined,
): Promise<ListPart<AdItem>> => {
  const range = { schema: AdItem, partition, after, limit: cardsOf(plan), backwards: order === "newest" };
  const { items, more } = await reader.query(range);
  // In a list sorted by price, everything further on costs too much.
  const isPast = order === "price" && items.some(({ price }) => price > to);
  return { items: items.filter(plan.accepts), end: more && !isPast ? items.at(-1)?.sk : undefined };
};

const shown = ({ entity: _, sk: __, electric: ___, ...card }: AdItem): AdCard => card;

/** Finds bikes for sale. The cost does not depend on their number: if few of the cards read match, the page is shorter and has a next one. */
export const searchAds = async (
  { reader, cursorSecret }: AdsContext,
  filters: AdFilters,
): Promise<{ items: AdCard[]; cursor: string | undefined }> => {
  const name = listOf(filters);
  const after = readCursor(cursorSecret, name, filters.cursor)?.["after"] ?? startOf(filters);
  const plan = planAds(filters);
  const parts = await Promise.all(
    plan.partitions.map((partition) => readPart(reader, plan, partition, filters, after)),
  );
  const { items, next } = mergeParts(parts, adPageLength, filters.order === "newest" ? "newest" : "oldest");
  return {
    items: items.map(shown),
    cursor: writeCursor(cursorSecret, name, next === undefined ? undefined : { after: next }),
  };
};
