import * as z from "zod";
import { ListingDetails, ListingState } from "#contract/ads/listings.ts";

/** An ad. It is in the list of open ads until sold or ended. */
export const ListingItem = ListingDetails.extend({
  entity: z.literal("listing"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  state: ListingState,
  /** The year when the owner got the bike, and whether the ownership is verified. */
  ownerSince: z.number().int(),
  ownerVerified: z.boolean(),
  owners: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The time of creation, or of a renewal after expiry; sorts the newest ads. */
  listedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The `endsAt` that the owner has been reminded of. */
  remindedOf: z.iso.datetime().optional(),
  /** The name of the bike for the mails about the ad's time. */
  bike: z.string().optional(),
  closedAt: z.iso.datetime().optional(),
  /** The state before an administrator removed it. */
  removedFrom: ListingState.extract(["active", "paused", "expired"]).optional(),
  version: z.number().int(),
  /** Epoch seconds; set when sold or ended. */
  expiresAt: z.number().int().optional(),
});
export type ListingItem = z.infer<typeof ListingItem>;

export const ListingDayItem = z.object({
  entity: z.literal("listingDay"),
  views: z.number().int().default(0),
  inquiries: z.number().int().default(0),
});

/** The lists that hold an ad. Written before the lists themselves, so that no card is left behind. */
export const ListingIndexItem = z.object({
  entity: z.literal("listingIndex"),
  /** The versions of ad and bike that the lists show; undefined while they are being written. */
  of: z.string().optional(),
  /** Increases with every change of this item. */
  revision: z.number().int(),
  /** Partition and sort key of each place, separated by a line break. */
  places: z.array(z.string()),
});
export type ListingIndexItem = z.infer<typeof ListingIndexItem>;
