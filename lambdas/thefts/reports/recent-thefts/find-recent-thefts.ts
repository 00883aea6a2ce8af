import { type FeedFilters, type RecentTheftFilters, feedLength } from "#contract/thefts/recent-thefts.ts";
import { findPlace, radii } from "#contract/platform/places.ts";
import { isNear } from "#lambdas/bikes/index/grid.ts";
import { type Merged, mergeParts } from "#lambdas/bikes/index/merge-parts.ts";
import { recentTheftPartitions } from "#lambdas/bikes/index/recent-thefts.ts";
import { PostingItem } from "#lambdas/bikes/items/posting.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

export type RecentTheftsContext = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly cursorSecret: string;
  /** Origin of the links in feeds. */
  readonly siteOrigin: string;
};

export type TheftQuery = Pick<RecentTheftFilters, "near" | "radius" | "type" | "color">;

/** Cards that a filtered page may read in all its lists together: at most six and a half read units. */
const maxRead = 130;

/**
 * The latest thefts, newest first. The cost is bounded: if few cards match, the page is shorter and
 * has a cursor.
 */
export const findRecentThefts = async (
  reader: Reader,
  { near, radius, type, color }: TheftQuery,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Merged<PostingItem>> => {
  const centre = near === undefined ? undefined : findPlace(near);
  const around = radii.find((known) => known === radius) ?? 1;
  const fits = (card: PostingItem): boolean =>
    (type === undefined || card.type === type) &&
    (color === undefined || card.color === color) &&
    (centre === undefined || (card.town !== undefined && isNear(card.town, centre, around)));
  const partitions = recentTheftPartitions(centre, around);
  const passesOver = [centre, type, color].some((filter) => filter !== undefined);
  const read = passesOver ? Math.floor(maxRead / partitions.length) : limit;
  const parts = await Promise.all(
    partitions.map(async (partition) => {
      const range = { schema: PostingItem, partition, after, limit: read, backwards: true };
      const { items, more } = await reader.query(range);
      return { items: items.filter(fits), end: more ? items.at(-1)?.sk : undefined };
    }),
  );
  return mergeParts(parts, limit);
};

export const readFeed = async (
  { reader }: RecentTheftsContext,
  filters: FeedFilters,
): Promise<readonly PostingItem[]> => (await findRecentThefts(reader, filters, { limit: feedLength })).items;
