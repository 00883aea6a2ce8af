import * as z from "zod";
import { ListingCondition, type ListingDetails, type OwnListing } from "#contract/ads/listings.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { findPlace } from "#contract/platform/places.ts";

export const TypedListing = z.object({
  price: z.string(),
  city: z.string(),
  condition: ListingCondition,
  text: z.string(),
});
export type TypedListing = z.infer<typeof TypedListing>;

/** Reads the form without validating it; the form and the server validate. */
export const detailsOf = (
  { price, city, condition, text }: TypedListing,
  photos: string[],
): z.input<typeof ListingDetails> => ({
  price: parseSum(price),
  city: city.trim(),
  condition,
  text,
  photos,
});

export const newListing = ({ city = "" }: OwnBike): TypedListing => ({
  price: "",
  city: findPlace(city) ? city : "",
  condition: "good",
  text: "",
});

export const typedOf = ({ price, city, condition, text = "" }: OwnListing): TypedListing => ({
  price: String(price),
  city,
  condition,
  text,
});
