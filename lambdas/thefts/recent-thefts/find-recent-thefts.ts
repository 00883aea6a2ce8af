import type { RecentTheftFilters } from "#contract/recent-thefts.ts";
import { placeOf, radii } from "#contract/places.ts";
import { isNear } from "#lambdas/shared/search-index/grid.ts";
import { type Merged, mergeParts } from "#lambdas/shared/search-index/merge-parts.ts";
import { recentTheftPartitions } from "#lambdas/shared/search-index/recent-thefts.ts";
import { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

export type Wanted = Pick<RecentTheftFilters, "near" | "radius" | "type" | "color">;

/** Cards that a page may pass over, in all its lists together: at most six and a half units. */
const mostRead = 130;

/** The bikes that were stolen last, newest first. It costs the same however many there are: where few of those that are read fit, the page is shorter, and goes on. */
export const findRecentThefts = async (
  reader: Reader,
  { near, radius, type, color }: Wanted,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Merged<PostingItem>> => {
  const centre = near === undefined ? undefined : placeOf(near);
  const around = radii.find((known) => known === radius) ?? 1;
  const fits = (card: PostingItem): boolean =>
    (type === undefined || card.type === type) &&
    (color === undefined || card.color === color) &&
    (centre === undefined || (card.town !== undefined && isNear(card.town, centre, around)));
  const partitions = recentTheftPartitions(centre, around);
  const passesOver = [centre, type, color].some((filter) => filter !== undefined);
  const read = passesOver ? Math.floor(mostRead / partitions.length) : limit;
  const parts = await Promise.all(
    partitions.map(async (partition) => {
      const range = { schema: PostingItem, partition, after, limit: read, backwards: true };
      const { items, more } = await reader.query(range);
      return { items: items.filter(fits), end: more ? items.at(-1)?.sk : undefined };
    }),
  );
  return mergeParts(parts, limit);
};
