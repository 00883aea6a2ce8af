import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { type OfferContext, notifyOfOffer } from "./notify-of-offer.ts";
import { theftOffer } from "./theft-offer.ts";
import { forgetHits } from "#lambdas/ads/alert-index/forget-hits.ts";
import type { Offer, StandingOffer } from "#lambdas/ads/alert-index/offer.ts";
import { adsIn } from "#lambdas/ads/ads-in.ts";
import { isGone } from "#lambdas/ads/moves.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { StreamChange } from "#lambdas/platform/table/stream.ts";
import { adOf, isAdShown } from "#lambdas/ads/ad-card.ts";
import { cardOf } from "#lambdas/bikes/index/card.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { publicTitle } from "#lambdas/bikes/index/public-title.ts";
import { termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsIn, wordsOf } from "#lambdas/bikes/index/words.ts";
import { check, remove } from "#lambdas/platform/table/actions.ts";
import { alertChange } from "#lambdas/ads/alert-index/alert-writes.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { AlertHitItem, AlertItem } from "#lambdas/ads/items/alert.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const forgetHit = async ({ table, system }: OfferContext, hit: AlertHitItem): Promise<void> => {
  const { userId, alertId, offerId, sequence } = hit;
  await retryOnConflict(system, async () => {
    const alert = await table.get(keys.alert(userId, alertId), AlertItem);
    const gone = remove(keys.alertHit(userId, alertId, offerId)).expectExists("repeated");
    if (!alert) return table.transact([gone]);
    const unread = Math.max(0, alert.unread - (sequence > alert.read ? 1 : 0));
    const newest = alert.newest.filter((each) => each.offerId !== offerId);
    return table.transact([gone, alertChange(alert, { ...alert, unread, newest })]);
  });
};

/** Withdraws all hits of an offer that is over, so that no count or digest includes it. */
const forgetOffer = async (context: OfferContext, offerId: string): Promise<void> => {
  const hits = {
    index: "gsi1",
    partition: lists.alertHitsOf(offerId),
    schema: AlertHitItem,
    limit: 50,
  } as const;
  for await (const page of pages(context.table, hits))
    for (const hit of page) {
      try {
        await forgetHit(context, hit);
      } catch (error) {
        // Already withdrawn.
        if (!failedWith(error, "repeated")) throw error;
      }
    }
};

/** The same limit as in the search for bikes. */
const maxWords = 20;

/** Builds the offer of an ad; undefined if it is not shown now. */
const adOffer = (listing: ListingItem, bike: BikeItem): StandingOffer | undefined => {
  if (!isAdShown(listing, bike)) return undefined;
  const card = cardOf(bike);
  const { city: _, ...terms } = termsOf(card);
  const { id, bikeId, ownerId, price, city, text = "", version } = listing;
  return {
    kind: "ads",
    id,
    bikeId,
    ownerId,
    title: publicTitle(bike),
    terms,
    towns: [normalise(city, "city")],
    electric: adOf(listing, bike).electric,
    price,
    words: [...new Set([...wordsOf(card), ...wordsIn(text)])].slice(0, maxWords),
    stands: check(keys.listing(id)).expect("version", version, "listing-not-found"),
  };
};

const Named = z.object({ entity: z.string() });
const Gone = z.object({ userId: z.string(), id: z.string() });

/** The offer in a stream image, without its write condition. */
const theftIn = (image: StreamChange["before"]): Offer | undefined => {
  const offer = image && theftOffer(BikeItem.parse(image));
  if (offer === undefined) return undefined;
  const { stands: _, ...publicOffer } = offer;
  return publicOffer;
};

/** Reads the bike as it is now, so that a late stream record announces nothing that is over. */
const followTheft = async (context: OfferContext, { before, after }: StreamChange): Promise<void> => {
  const [was, is] = [theftIn(before), theftIn(after)];
  if (isDeepStrictEqual(was, is)) return;
  const bikeId = was?.bikeId ?? is?.bikeId ?? "";
  const bike = await context.table.get(keys.bike(bikeId), BikeItem);
  const now = bike && theftOffer(bike);
  const over = new Set([was?.id, is?.id].filter((id) => id !== undefined && id !== now?.id));
  for (const id of over) await forgetOffer(context, id ?? "");
  if (now) await notifyOfOffer(context, now);
};

/** Keeps the hits of a paused or waiting ad, so that its return is not announced again. */
const followAd = async (context: OfferContext, listingId: string): Promise<void> => {
  const { table } = context;
  const listing = await table.get(keys.listing(listingId), ListingItem);
  if (!listing || isGone(listing.state)) return forgetOffer(context, listingId);
  const bike = await table.get(keys.bike(listing.bikeId), BikeItem);
  const offer = bike && adOffer(listing, bike);
  if (offer) await notifyOfOffer(context, offer);
};

/** Notifies people of new matches, and withdraws hits that are over. Deleting an alert deletes its hits. */
export const followOffers = async (context: OfferContext, change: StreamChange): Promise<void> => {
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
