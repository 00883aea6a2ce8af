import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";

export const SoldModel = z.object({
  brand: z.string(),
  model: z.string(),
  type: BikeType,
  color: BikeColour,
});
export type SoldModel = z.infer<typeof SoldModel>;

/** A bar code's model, known only from this store's own sales. */
export const ModelOfEan = z.object({
  ean: z.string(),
  model: SoldModel.omit({ color: true }).optional(),
});
export type ModelOfEan = z.infer<typeof ModelOfEan>;
