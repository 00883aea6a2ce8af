import * as z from "zod";

export const BikeType = z.enum([
  "herr",
  "dam",
  "barn",
  "gravel",
  "mtb",
  "bmx",
  "landsväg",
  "lådcykel",
  "hybrid",
  "elcykel",
]);
export type BikeType = z.infer<typeof BikeType>;

export const BikeColour = z.enum([
  "svart",
  "vit",
  "grå",
  "silver",
  "röd",
  "blå",
  "ljusblå",
  "grön",
  "gul",
  "orange",
  "rosa",
  "lila",
  "brun",
  "turkos",
  "beige",
]);
export type BikeColour = z.infer<typeof BikeColour>;
