import type { ErasureContext } from "./erasure-context.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** The ad itself came to its end with its bike, and goes by itself: the person who lists ads has still to take it out of the lists. */
const eraseListing = async (
  { table, discardPicture }: ErasureContext,
  { id, ownerId, photos }: ListingItem,
): Promise<void> => {
  for (const photo of photos) await discardPicture({ kind: "bike-photo", id: photo, ownerId });
  await table.transact([
    update(keys.listing(id)).set({ photos: [] }).remove("text").add("version", 1),
    ...photos.map((photo) => remove(keys.upload(photo))),
  ]);
};

/** Forgets what someone has said and shown in their ads. */
export const eraseListings = async (context: ErasureContext, userId: string): Promise<void> => {
  const owned = {
    schema: ListingItem,
    partition: lists.listingsOf(userId),
    index: "gsi1",
    limit: 50,
  } as const;
  for await (const listings of pages(context.table, owned))
    for (const listing of listings)
      if (listing.text !== undefined || listing.photos.length > 0) await eraseListing(context, listing);
};
