import * as z from "zod";
import { BikeColour, BikeStatus, BikeType } from "#contract/bike-types.ts";

export const BikeId = z.string().regex(/^bike_[0-9A-Za-z]{20,40}$/);

/** What the public may see. A hidden field is neither shown nor found. */
export const Visibility = z.object({
  name: z.boolean(),
  brand: z.boolean(),
  model: z.boolean(),
  color: z.boolean(),
  type: z.boolean(),
  description: z.boolean(),
  photo: z.boolean(),
  /** While the bike is stolen its photo and description are shown, even if they are not otherwise. */
  whenStolen: z.boolean(),
});
export type Visibility = z.infer<typeof Visibility>;

/** What an owner can hide, in the order in which it is told. */
export const hideable = ["brand", "model", "color", "type", "name", "description", "photo"] as const;

/** A bike as its owner sees it. It stands apart from the routes, because what is stored follows from it. */
export const Bike = z.object({
  id: BikeId,
  frameNumber: z.string(),
  /** Spelled as the owner wrote it. */
  frameNumberTyped: z.string(),
  status: BikeStatus,
  /** A stolen bike that an administrator looks at, too: until then nobody else finds it. */
  stolenInReview: z.boolean().optional(),
  type: BikeType,
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
  name: z.string().optional(),
  description: z.string().optional(),
  city: z.string().optional(),
  batterySerialNumber: z.string().optional(),
  /** Opens the photo for five minutes. */
  photoUrl: z.string().optional(),
  registeredAt: z.iso.datetime(),
  stolenSince: z.iso.date().optional(),
  stolenPlace: z.object({ place: z.string(), city: z.string() }).optional(),
  batteryStolenSince: z.iso.date().optional(),
});
export type Bike = z.infer<typeof Bike>;
