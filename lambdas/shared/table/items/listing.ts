import * as z from "zod";
import { ListingDetails, ListingState } from "#contract/listings.ts";

/** A bike that is for sale to anybody. Stands in the list of open ones until it is sold or ended. */
export const ListingItem = ListingDetails.extend({
  entity: z.literal("listing"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  state: ListingState,
  /** The year from which the register knows its owner, and whether that is proved. */
  ownerSince: z.number().int(),
  ownerVerified: z.boolean(),
  /** How many have owned the bike. */
  owners: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When it was put up, or was last renewed: its place among the newest. */
  listedAt: z.iso.datetime(),
  /** When its time is over. */
  endsAt: z.iso.datetime(),
  /** The end that its owner has been reminded of. */
  remindedOf: z.iso.datetime().optional(),
  closedAt: z.iso.datetime().optional(),
  /** What it was before an administrator removed it. */
  removedFrom: ListingState.extract(["active", "paused", "expired"]).optional(),
  version: z.number().int(),
  /** Epoch seconds; of one that is sold or ended. */
  expiresAt: z.number().int().optional(),
});
export type ListingItem = z.infer<typeof ListingItem>;

/** Says nothing of who has looked or asked. */
export const ListingDayItem = z.object({
  entity: z.literal("listingDay"),
  views: z.number().int().default(0),
  inquiries: z.number().int().default(0),
});

/** Where an ad stands, as far as the stream has come: written before any of it is, so that nothing is ever left behind. */
export const ListingIndexItem = z.object({
  entity: z.literal("listingIndex"),
  /** The versions of ad and bike that all of this is of; undefined while it is being written. */
  of: z.string().optional(),
  /** Goes up with every change of this item. */
  revision: z.number().int(),
  /** Partition and sort key of each place, with a line between. */
  places: z.array(z.string()),
});
export type ListingIndexItem = z.infer<typeof ListingIndexItem>;
