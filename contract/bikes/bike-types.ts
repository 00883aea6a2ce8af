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

/**
 * `pending_review`: an administrator checks the receipt; until then the bike cannot be found and
 * its points are reserved.
 */
export const BikeStatus = z.enum(["registered", "pending_review", "stolen"]);
export type BikeStatus = z.infer<typeof BikeStatus>;

/**
 * `receipt`: the receipt did not pass. `number-changed`: it was read for another frame number.
 * `registered-before`: somebody else has deleted a bike with the number. `receipt-used`: another
 * bike was registered with the same receipt or one that looks the same.
 */
export const ReviewReason = z.enum(["receipt", "number-changed", "registered-before", "receipt-used"]);
export type ReviewReason = z.infer<typeof ReviewReason>;
