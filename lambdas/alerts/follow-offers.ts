import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { adOffer } from "./ad-offer.ts";
import { forgetOffer } from "./forget-offer.ts";
import { type TellContext, tellOfOffer } from "./tell-of-offer.ts";
import { theftOffer } from "./theft-offer.ts";
import { forgetHits } from "#lambdas/shared/alerts/forget-hits.ts";
import type { Offer } from "#lambdas/shared/alerts/offer.ts";
import { adsIn } from "#lambdas/shared/listings/ads-in.ts";
import { isGone } from "#lambdas/shared/listings/moves.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { StreamChange } from "#lambdas/shared/table/stream.ts";

const Named = z.object({ entity: z.string() });
const Gone = z.object({ userId: z.string(), id: z.string() });

/** What an image offers, apart from how that is held on to. */
const theftIn = (image: StreamChange["before"]): Offer | undefined => {
  const offer = image && theftOffer(BikeItem.parse(image));
  if (offer === undefined) return undefined;
  const { stands: _, ...told } = offer;
  return told;
};

/** A record says only that something may have changed: who is told of what follows from how the bike is by now, so that a late record tells of nothing that is over. */
const followTheft = async (context: TellContext, { before, after }: StreamChange): Promise<void> => {
  const [was, is] = [theftIn(before), theftIn(after)];
  if (isDeepStrictEqual(was, is)) return;
  const bikeId = was?.bikeId ?? is?.bikeId ?? "";
  const bike = await context.table.get(keys.bike(bikeId), BikeItem);
  const now = bike && theftOffer(bike);
  const over = new Set([was?.id, is?.id].filter((id) => id !== undefined && id !== now?.id));
  for (const id of over) await forgetOffer(context, id ?? "");
  if (now) await tellOfOffer(context, now);
};

/** An ad that is paused, or waits for its buyer, is hidden and not forgotten: it is no news when it comes back. */
const followAd = async (context: TellContext, listingId: string): Promise<void> => {
  const { table } = context;
  const listing = await table.get(keys.listing(listingId), ListingItem);
  if (!listing || isGone(listing.state)) return forgetOffer(context, listingId);
  const bike = await table.get(keys.bike(listing.bikeId), BikeItem);
  const offer = bike && adOffer(listing, bike);
  if (offer) await tellOfOffer(context, offer);
};

/** Tells people of what they watch for, and takes back what is over. The hits of an alert go with it. */
export const followOffers = async (context: TellContext, change: StreamChange): Promise<void> => {
  const { before, after } = change;
  const { entity } = Named.parse(after ?? before);
  if (entity === "alert" && after === undefined) {
    const { userId, id } = Gone.parse(before);
    await forgetHits(context.table, userId, id);
  }
  if (entity === "bike") await followTheft(context, change);
  if (entity === "bike" || entity === "listing")
    for (const listingId of adsIn(change)) await followAd(context, listingId);
};
