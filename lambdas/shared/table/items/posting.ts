import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { Shown } from "#contract/public-bike.ts";

/** A bike in a list. What the sort key tells is not stored beside it, because a list is read by the byte. */
const StoredPosting = z.object({
  entity: z.literal("posting"),
  sk: z.string(),
  /** These two only where the sort key does not tell them. */
  id: z.string().optional(),
  registeredAt: z.iso.datetime().optional(),
  frameNumber: z.string(),
  /** Only of stolen bikes. */
  stolen: z.literal(true).optional(),
  stolenSince: z.iso.date().optional(),
  stolenPlace: Shown,
  stolenBattery: Shown,
  reward: z.number().int().optional(),
  salePrice: z.number().int().optional(),
  brand: Shown,
  model: Shown,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: Shown,
  name: Shown,
  description: Shown,
  photoUploadId: Shown,
  /** Where a bike was stolen, among the recent thefts: a town whose place is known. */
  town: Shown,
});

/** The card of a bike in a list, with its place there. */
export const PostingItem = StoredPosting.transform(({ sk, id, registeredAt, stolen, ...card }) => {
  const [milliseconds, bikeId = ""] = sk.split("#");
  return {
    ...card,
    sk,
    id: id ?? bikeId,
    registeredAt: registeredAt ?? new Date(Number(milliseconds)).toISOString(),
    stolen: stolen ?? false,
  };
});
export type PostingItem = z.output<typeof PostingItem>;

/** As it lies under a variant of its number. One without a card is from before cards lay there, and waits for the backfill. */
export const VariantItem = z.union([
  PostingItem,
  z.object({ entity: z.literal("frameVariant") }).transform(() => undefined),
]);

/** Where a bike stands, as far as the stream has come: written before any of it is, so that nothing is ever left behind. */
export const BikeIndexItem = z.object({
  entity: z.literal("bikeIndex"),
  /** The version of the bike that all of this is of; undefined while it is being written. */
  version: z.number().int().optional(),
  /** Goes up with every change of this item. */
  revision: z.number().int(),
  /** Its place in every list. */
  sortKey: z.string(),
  /** The lists it stands in, and the likenesses of its number. */
  partitions: z.array(z.string()),
  /** The values it is counted under. */
  counted: z.array(z.string()),
});
export type BikeIndexItem = z.infer<typeof BikeIndexItem>;
