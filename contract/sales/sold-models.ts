import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";

/** What a store has sold before. */
export const SoldModel = z.object({
  brand: z.string(),
  model: z.string(),
  type: BikeType,
  color: BikeColour,
});
export type SoldModel = z.infer<typeof SoldModel>;

/** What the register knows of the number in a bar code, because this very store has sold its model. */
export const ModelOfEan = z.object({
  ean: z.string(),
  /** Missing where the store has not sold it. */
  model: SoldModel.omit({ color: true }).optional(),
});
export type ModelOfEan = z.infer<typeof ModelOfEan>;
