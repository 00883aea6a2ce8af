import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";

/** A bike in a list. What the sort key tells is not stored beside it, because a list is read by the byte. */
const StoredPosting = z.object({
  entity: z.literal("posting"),
  sk: z.string(),
  /** These two only where the sort key is the frame number. */
  id: z.string().optional(),
  registeredAt: z.iso.datetime().optional(),
  frameNumber: z.string(),
  /** Only of stolen bikes. */
  stolen: z.literal(true).optional(),
  stolenSince: z.iso.date().optional(),
  brand: z.string().optional(),
  model: z.string().optional(),
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  photoUploadId: z.string().optional(),
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

/** Which lists a bike stands in, as far as the stream has come. */
export const BikeIndexItem = z.object({
  entity: z.literal("bikeIndex"),
  /** The version of the bike that its lists are of; undefined while they are being written for the first time. */
  version: z.number().int().optional(),
  /** Goes up with every change of this item. */
  revision: z.number().int(),
  /** The keys of its postings, each its partition, a line feed and its sort key. */
  places: z.array(z.string()),
  /** The entries of dictionaries it is counted in, each its field, a line feed and its term. */
  counted: z.array(z.string()),
});
export type BikeIndexItem = z.infer<typeof BikeIndexItem>;
