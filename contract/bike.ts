import * as z from "zod";
import { BikeColour, BikeStatus, BikeType } from "#contract/bike-types.ts";

export const BikeId = z.string().regex(/^bike_[0-9A-Za-z]{20,40}$/);

/** A bike as its owner sees it. It stands apart from the routes, because what is stored follows from it. */
export const Bike = z.object({
  id: BikeId,
  frameNumber: z.string(),
  /** As the owner wrote it. */
  frameNumberTyped: z.string(),
  status: BikeStatus,
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
});
export type Bike = z.infer<typeof Bike>;
