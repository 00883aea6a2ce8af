import { adOf, isAdShown } from "#lambdas/shared/listings/ad-card.ts";
import { cardOf, isListed } from "#lambdas/shared/search-index/card.ts";
import type { HitReference } from "#lambdas/shared/table/items/alert.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What hits are about, as it is now. */
export type Ground = {
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

/** In one round trip: what is shown of a hit is what is true and public now. */
export const readGround = async (
  table: Pick<Table, "batchGet">,
  hits: readonly HitReference[],
): Promise<Ground> => {
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

/** The bike of a hit while it still stands, and its ad where it is one. */
export type Standing = { readonly bike: BikeItem; readonly ad?: ReturnType<typeof adOf> };

export const standingOf = (hit: HitReference, { bikes, ads }: Ground): Standing | undefined => {
  const bike = bikes.get(hit.bikeId);
  if (!bike) return undefined;
  if (!isAd(hit))
    return isListed(bike) && bike.status === "stolen" && bike.theftId === hit.offerId ? { bike } : undefined;
  const listing = ads.get(hit.offerId);
  return listing && isAdShown(listing, bike) ? { bike, ad: adOf(listing, bike) } : undefined;
};

/** Where a missed bike was taken from, or one for sale is. */
export const placeOfStanding = ({ bike, ad }: Standing): string | undefined =>
  ad?.city ?? bike.stolenPlace?.city ?? cardOf(bike).city;
