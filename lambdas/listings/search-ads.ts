import type { AdCard, AdFilters } from "#contract/ads.ts";
import { adPageLength } from "#contract/ads.ts";
import { AdItem } from "#lambdas/shared/listings/ad-item.ts";
import { type AdPlan, mostLists, planAds } from "#lambdas/shared/listings/ad-lists.ts";
import { type Part, mergeParts } from "#lambdas/shared/search-index/merge-parts.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

export type AdsContext = { readonly reader: Reader; readonly cursorSecret: string };

/** Half a unit reads so many bytes, and a card has at most about so many. */
const bytesAHalf = 4096;
const bytesACard = 330;

/** A page may read four units, in halves. */
const mostHalves = mostLists;

/** How many cards each list is read by: together no more than a page may cost. */
const cardsOf = ({ partitions, exact }: AdPlan): number => {
  const halves = Math.floor(mostHalves / partitions.length);
  const most = Math.floor((halves * bytesAHalf) / bytesACard);
  return exact ? Math.min(most, adPageLength) : most;
};

const listOf = ({ cursor: _, ...filters }: AdFilters): string =>
  JSON.stringify(["ads", ...Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** A list of prices begins at the least that is wanted. */
const startOf = ({ order, from }: AdFilters): string | undefined =>
  order === "price" && from !== undefined ? String(from).padStart(7, "0") : undefined;

const readPart = async (
  reader: Reader,
  plan: AdPlan,
  partition: string,
  { order, to = Infinity }: AdFilters,
  after: string | undefined,
): Promise<Part<AdItem>> => {
  const range = { schema: AdItem, partition, after, limit: cardsOf(plan), backwards: order === "newest" };
  const { items, more } = await reader.query(range);
  // Dearer ones do not come to an end before the list does.
  const isPast = order === "price" && items.some(({ price }) => price > to);
  return { items: items.filter(plan.accepts), end: more && !isPast ? items.at(-1)?.sk : undefined };
};

const shown = ({ entity: _, sk: __, electric: ___, ...card }: AdItem): AdCard => card;

/** A page of the bikes for sale that fit all filters. It costs the same however many there are: where few of those that are read fit, it is shorter, and goes on. */
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
