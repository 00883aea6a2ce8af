import { adOf, isAdShown } from "#lambdas/ads/ad-card.ts";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import type { HitReference } from "#lambdas/ads/items/alert.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The bikes and ads behind hits, as they are now. */
export type HitSubjects = {
  readonly bikes: ReadonlyMap<string, BikeItem>;
  readonly ads: ReadonlyMap<string, ListingItem>;
};

const isAd = ({ offerId }: HitReference): boolean => offerId.startsWith("listing_");

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const readAll = async <T extends { readonly id: string }>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<string, T>> =>
  new Map(ids.length === 0 ? [] : (await read(ids)).map((item) => [item.id, item]));

/** Reads the current bikes and ads in one round trip, so that hits show only what is public now. */
export const readSubjects = async (
  table: Pick<Table, "batchGet">,
  hits: readonly HitReference[],
): Promise<HitSubjects> => {
  const [bikes, ads] = await Promise.all([
    readAll(unique(hits.map(({ bikeId }) => bikeId)), (ids) =>
      table.batchGet(
        ids.map((id) => keys.bike(id)),
        BikeItem,
      ),
    ),
    readAll(unique(hits.filter(isAd).map(({ offerId }) => offerId)), (ids) =>
      table.batchGet(
        ids.map((id) => keys.listing(id)),
        ListingItem,
      ),
    ),
  ]);
  return { bikes, ads };
};

/** The bike of a hit that is still current, and its ad if the hit is one. */
export type Standing = { readonly bike: BikeItem; readonly ad?: ReturnType<typeof adOf> };

export const standingOf = (hit: HitReference, { bikes, ads }: HitSubjects): Standing | undefined => {
  const bike = bikes.get(hit.bikeId);
  if (!bike) return undefined;
  if (!isAd(hit))
    return isListed(bike) && bike.status === "stolen" && bike.theftId === hit.offerId ? { bike } : undefined;
  const listing = ads.get(hit.offerId);
  return listing && isAdShown(listing, bike) ? { bike, ad: adOf(listing, bike) } : undefined;
};

export const placeOfStanding = ({ bike, ad }: Standing): string | undefined =>
  ad?.city ?? bike.stolenPlace?.city ?? cardOf(bike).city;
