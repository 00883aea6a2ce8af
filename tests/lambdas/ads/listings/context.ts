import type { ListingDetails } from "#contract/ads/listings.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { createListing } from "#lambdas/ads/listings/create-listing.ts";
import { editListing } from "#lambdas/ads/listings/edit-listing.ts";
import { expireListings } from "#lambdas/ads/listings/expire-listings.ts";
import { type OwnerMove, moveListing } from "#lambdas/ads/listings/move-listing.ts";
import { listAd } from "#lambdas/ads/list-ad.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { anUpload } from "#tests/lambdas/a.ts";
import type { Between } from "#tests/lambdas/thefts/reports/context.ts";
import { aMarket } from "#tests/lambdas/ownership/transfers/context.ts";

export const someDetails = (over: Partial<ListingDetails> = {}): ListingDetails => ({
  price: 3400,
  condition: "good",
  city: "Uppsala",
  text: "Köpt ny i Uppsala och mest körd till jobbet.",
  photos: [],
  ...over,
});

/** A register in which bikes are advertised. */
export const aBazaar = async (between?: Between) => {
  const market = await aMarket(between);
  const context = { table: await market.inRole("listings"), system: market.system, codeSecret: "secret" };
  const create = (userId: string, bikeId: string, over: Partial<ListingDetails> = {}, key = market.key()) =>
    createListing(context, { userId, bikeId, idempotencyKey: key, details: someDetails(over) });
  return {
    ...market,
    transfers: market.context,
    context,
    create,
    edit: (userId: string, listingId: string, over: Partial<ListingDetails>) =>
      editListing(context, userId, listingId, someDetails(over)),
    move: (userId: string, listingId: string, name: OwnerMove) =>
      moveListing(context, userId, listingId, name),
    expireListings: async () =>
      expireListings({
        table: await market.inRole("expire-listings"),
        system: market.system,
        reportFailure: (_id, error) => void market.failures.push(error),
      }),
    remove: async (userId: string, bikeId: string) =>
      deleteBike(
        { table: await market.inRole("bikes"), system: market.system, photos: market.photos },
        userId,
        bikeId,
      ),
    listing: (id: string) => market.table.get(keys.listing(id), ListingItem),
    /** Uploads a picture that is not used yet. */
    picture: async (ownerId: string, id: string) => {
      const upload = anUpload({ id, ownerId, kind: "bike-photo", state: "ready" });
      await market.table.transact([put(keys.upload(id), "upload", upload)]);
      return id;
    },
    follow: async (id: string) =>
      listAd({ table: await market.inRole("follow-changes"), system: market.system }, id),
  };
};
export type Bazaar = Awaited<ReturnType<typeof aBazaar>>;
