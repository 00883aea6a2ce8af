import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";

/** A text that is absent where there is none, or where it is hidden. */
export const Shown = z.string().optional();

/** What anybody may see of a bike. A field the owner hides is absent and shown as 'Dold'. */
export const PublicBike = z.object({
  frameNumber: z.string(),
  status: z.enum(["registered", "stolen"]),
  brand: Shown,
  model: Shown,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: Shown,
  name: Shown,
  description: Shown,
  photoUrl: Shown,
  /** Registered within the last 30 days: worth an extra look before buying. */
  newlyRegistered: z.boolean(),
  stolenSince: z.iso.date().optional(),
});
export type PublicBike = z.infer<typeof PublicBike>;
