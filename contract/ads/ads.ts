import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { Kronor } from "#contract/platform/kronor.ts";
import { ListingCondition, ListingId, Town } from "./listings.ts";
import { radii } from "#contract/platform/places.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText } from "#contract/platform/text.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";

export const adPageLength = 20;

/** A price as typed in the address. */
const price = z.string(rule("price-range")).transform(parseSum).pipe(Kronor).optional();
const isIn = (one: string): one is `${(typeof radii)[number]}` => radii.some((radius) => `${radius}` === one);

export const AdOrder = z.enum(["newest", "price"]);
export type AdOrder = z.infer<typeof AdOrder>;

export const AdFilters = z
  .strictObject(
    {
      brand: optionalText(60),
      model: optionalText(60),
      type: BikeType.optional(),
      color: BikeColour.optional(),
      /** Has a motor or a battery. */
      electric: z.literal("true").optional(),
      near: Town.optional(),
      /** Around `near`, in Swedish miles of ten kilometres. */
      radius: z.string().refine(isIn, rule("not-allowed")).default("1").transform(Number),
      from: price,
      to: price,
      order: AdOrder.default("newest"),
      cursor: z.string().max(500).optional(),
    },
    rule("unknown-filter"),
  )
  .refine(({ from = 0, to = Infinity }) => from <= to, { ...rule("price-range"), path: ["to"] });
export type AdFilters = z.infer<typeof AdFilters>;

const facts = {
  id: ListingId,
  price: z.number().int(),
  brand: PublicText,
  model: PublicText,
  type: BikeType.optional(),
  color: BikeColour.optional(),
  city: z.string(),
  listedAt: z.iso.datetime(),
  ownerSince: z.number().int(),
  /** True if a receipt, a shop or a signature proves the ownership. */
  ownerVerified: z.boolean(),
};

export const AdCard = z.object({ ...facts, photoUrl: PublicText, photos: z.number().int() });
export type AdCard = z.infer<typeof AdCard>;

/** `waiting`: a buyer is taking over the bike. */
export const AdState = z.enum([
  "active",
  "paused",
  "waiting",
  "sold",
  "expired",
  "ended",
  "removed",
  "stolen",
]);
export type AdState = z.infer<typeof AdState>;

/** The page of an ad. Without text and photos once it is no longer for sale. */
export const Ad = z.object({
  ...facts,
  bikeId: BikeId,
  state: AdState,
  condition: ListingCondition,
  text: PublicText,
  photoUrls: z.array(z.string()),
  /** Masked except for the last three characters. */
  frameNumber: z.string(),
  sellerName: z.string(),
  owners: z.number().int(),
  batteryStolen: z.boolean(),
});
export type Ad = z.infer<typeof Ad>;

const ById = z.object({ listingId: ListingId });

export const adRoutes = defineRoutes({
  searchAds: {
    method: "GET",
    path: "/listings",
    access: "public",
    summary: "Look through bikes for sale",
    query: AdFilters,
    reads: "shown",
    response: z.object({ items: z.array(AdCard), cursor: PublicText }),
    problems: ["invalid-cursor"],
  },
  getAd: {
    method: "GET",
    path: "/listings/{listingId}",
    access: "public",
    summary: "Get a bike for sale, with what the register knows of it right now",
    params: ById,
    reads: "shown",
    response: Ad,
    problems: ["listing-not-found"],
  },
  countView: {
    method: "POST",
    path: "/listings/{listingId}/views",
    access: "public",
    summary: "Count that an ad was looked at, once a viewer and day; it is not kept by whom",
    params: ById,
    response: z.object({}),
    problems: ["listing-not-found"],
  },
});
