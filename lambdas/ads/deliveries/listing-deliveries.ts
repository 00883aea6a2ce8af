import { isDeepStrictEqual } from "node:util";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";

const mail = (listing: ListingItem, news: "ends-soon" | "expired"): Delivery => ({
  kind: "mail",
  to: { userId: listing.ownerId },
  template: { name: "listing", news, listing },
});

/** Mails the owner shortly before their ad expires, and once it has. */
export const listingDeliveries = (
  before: ListingItem | undefined,
  after: ListingItem | undefined,
): Delivery[] => {
  if (after === undefined || isDeepStrictEqual(before, after)) return [];
  const { id: listingId, ownerId } = after;
  const event: Delivery = { kind: "event", userId: ownerId, event: { kind: "listing-changed", listingId } };
  if (before === undefined) return [event];
  if (before.state !== "expired" && after.state === "expired") return [event, mail(after, "expired")];
  return before.remindedOf === after.remindedOf || after.remindedOf !== after.endsAt
    ? [event]
    : [event, mail(after, "ends-soon")];
};
