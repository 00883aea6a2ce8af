import * as z from "zod";
import { ListingCondition, type ListingDetails, type OwnListing } from "#contract/listings.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { placeOf } from "#contract/places.ts";

/** What the form holds, as it is typed. */
export const TypedListing = z.object({
  price: z.string(),
  city: z.string(),
  condition: ListingCondition,
  text: z.string(),
});
export type TypedListing = z.infer<typeof TypedListing>;

/** People write their thousands apart, and what they are. */
const kronorOf = (typed: string): number => {
  const digits = typed.replaceAll(/\s|kr$|:-$/gi, "").replace(",", ".");
  return digits === "" ? Number.NaN : Number(digits);
};

/** What is sent; the server, and the form before it, say what is wrong with it. */
export const detailsOf = (
  { price, city, condition, text }: TypedListing,
  photos: string[],
): z.input<typeof ListingDetails> => ({
  price: kronorOf(price),
  city: city.trim(),
  condition,
  text,
  photos,
});

export const newListing = ({ city = "" }: OwnBike): TypedListing => ({
  price: "",
  city: placeOf(city) ? city : "",
  condition: "good",
  text: "",
});

export const typedOf = ({ price, city, condition, text = "" }: OwnListing): TypedListing => ({
  price: String(price),
  city,
  condition,
  text,
});
