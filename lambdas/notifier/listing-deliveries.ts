import { isDeepStrictEqual } from "node:util";
import type { Delivery } from "./delivery.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";

const mail = (listing: ListingItem, news: "ends-soon" | "expired"): Delivery => ({
  kind: "mail",
  to: { userId: listing.ownerId },
  template: { name: "listing", news, listing },
});

/** An owner is asked in time whether their ad still holds, and told when it is not shown any more. */
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
