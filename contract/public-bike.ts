import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";

/** What anybody may see of a bike. A field the owner hides is absent and shown as 'Dold'. */
export const PublicBike = z.object({
  frameNumber: z.string(),
  status: z.enum(["registered", "stolen"]),
  brand: z.string().optional(),
  model: z.string().optional(),
  color: BikeColour.optional(),
  type: BikeType.optional(),
  city: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  photoUrl: z.string().optional(),
  /** Registered within the last 30 days: worth an extra look before buying. */
  newlyRegistered: z.boolean(),
  stolenSince: z.iso.date().optional(),
});
export type PublicBike = z.infer<typeof PublicBike>;
