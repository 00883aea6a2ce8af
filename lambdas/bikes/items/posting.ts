import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";

/** A bike in a list. Values in the sort key are not stored again, because DynamoDB charges by size. */
const StoredPosting = z.object({
  entity: z.literal("posting"),
  sk: z.string(),
  /** Only if the sort key does not contain them. */
  id: z.string().optional(),
  registeredAt: z.iso.datetime().optional(),
  frameNumber: z.string(),
  /** Only for stolen bikes. */
  stolen: z.literal(true).optional(),
  stolenSince: z.iso.date().optional(),
  stolenPlace: PublicText,
  disputed: z.literal(true).optional(),
  stolenBattery: PublicText,
  reward: z.number().int().optional(),
  salePrice: z.number().int().optional(),
  brand: PublicText,
  model: PublicText,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: PublicText,
  name: PublicText,
  description: PublicText,
  photoUploadId: PublicText,
  /** Only among recent thefts, if the town's position is known. */
  town: PublicText,
});

const completed = <Stored extends z.output<typeof StoredPosting>>(stored: Stored) => {
  const { sk, id, registeredAt, stolen, ...card } = stored;
  const [milliseconds, bikeId = ""] = sk.split("#");
  return {
    ...card,
    sk,
    id: id ?? bikeId,
    registeredAt: registeredAt ?? new Date(Number(milliseconds)).toISOString(),
    stolen: stolen ?? false,
  };
};

/** The card of a bike with its position in the list. */
export const PostingItem = StoredPosting.transform(completed);
export type PostingItem = z.output<typeof PostingItem>;

/** The card stored under the whole number also has the start of the ownership and the id of the ad. */
export const NumberPostingItem = StoredPosting.extend({
  ownedSince: z.iso.datetime().optional(),
  listingId: z.string().optional(),
}).transform(completed);

/** Stored under a variant of the number. Old items have no card until the backfill rewrites them. */
export const VariantItem = z.union([
  PostingItem,
  z.object({ entity: z.literal("frameVariant") }).transform(() => undefined),
]);

/** Records all keys under which a bike is listed. It is written before them, so that an interrupted write leaves no unknown key. */
export const BikeIndexItem = z.object({
  entity: z.literal("bikeIndex"),
  /** The version of the bike that is fully listed; undefined while writing. */
  version: z.number().int().optional(),
  /** Increases with every change of this item. */
  revision: z.number().int(),
  /** The bike's position in every list. */
  sortKey: z.string(),
  /** The partitions of the lists that contain the bike, and of the numbers that look like its number. */
  partitions: z.array(z.string()),
  /** The names of the dictionary entries that count this bike. */
  counted: z.array(z.string()),
});
export type BikeIndexItem = z.infer<typeof BikeIndexItem>;
