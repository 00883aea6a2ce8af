import * as z from "zod";
import { BikeColour, BikeStatus, BikeType } from "./bike-types.ts";

export const BikeId = z.string().regex(/^bike_[0-9A-Za-z]{20,40}$/);

/** Fields the public can see. Hidden fields can be neither seen nor searched. */
export const Visibility = z.object({
  name: z.boolean(),
  brand: z.boolean(),
  model: z.boolean(),
  color: z.boolean(),
  type: z.boolean(),
  description: z.boolean(),
  photo: z.boolean(),
  /** Shows photo and description while the bike is stolen, even if they are hidden otherwise. */
  whenStolen: z.boolean(),
});
export type Visibility = z.infer<typeof Visibility>;

/** In the order in which pages list them. */
export const hideable = ["brand", "model", "color", "type", "name", "description", "photo"] as const;

/** A bike as its owner sees it. A separate file, because the stored schema imports it. */
export const Bike = z.object({
  id: BikeId,
  frameNumber: z.string(),
  /** As the owner typed it. */
  frameNumberTyped: z.string(),
  status: BikeStatus,
  /** A stolen bike that is also under review: only its owner and administrators find it. */
  stolenInReview: z.boolean().optional(),
  type: BikeType,
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
  name: z.string().optional(),
  description: z.string().optional(),
  city: z.string().optional(),
  batterySerialNumber: z.string().optional(),
  /** The link works for five minutes. */
  photoUrl: z.string().optional(),
  registeredAt: z.iso.datetime(),
  stolenSince: z.iso.date().optional(),
  stolenPlace: z.object({ place: z.string(), city: z.string() }).optional(),
  batteryStolenSince: z.iso.date().optional(),
  /** Set while somebody else claims the bike. It cannot change owners until the dispute is decided. */
  disputedSince: z.iso.datetime().optional(),
});
export type Bike = z.infer<typeof Bike>;
