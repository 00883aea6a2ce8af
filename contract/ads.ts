import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { rule } from "#contract/field-rules.ts";
import { Kronor } from "#contract/kronor.ts";
import { ListingCondition, ListingId, Town } from "#contract/listings.ts";
import { radii } from "#contract/places.ts";
import { Shown } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText } from "#contract/text.ts";

export const adPageLength = 20;

/** As they stand in an address. */
const price = z.coerce.number(rule("price-range")).pipe(Kronor).optional();
const isIn = (one: string): one is `${(typeof radii)[number]}` => radii.some((radius) => `${radius}` === one);

export const AdOrder = z.enum(["newest", "price"]);
export type AdOrder = z.infer<typeof AdOrder>;

/** What bikes for sale are looked for by; all that is given must fit. */
export const AdFilters = z
  .strictObject(
    {
      brand: optionalText(60),
      model: optionalText(60),
      type: BikeType.optional(),
      color: BikeColour.optional(),
      /** Driven or helped by a motor. */
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
  brand: Shown,
  model: Shown,
  type: BikeType.optional(),
  color: BikeColour.optional(),
  city: z.string(),
  listedAt: z.iso.datetime(),
  ownerSince: z.number().int(),
  /** A receipt, a shop or a signature proves that the bike is theirs. */
  ownerVerified: z.boolean(),
};

export const AdCard = z.object({ ...facts, photoUrl: Shown, photos: z.number().int() });
export type AdCard = z.infer<typeof AdCard>;

/** `waiting`: a buyer is about to take the bike over. */
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

/** An ad on a page of its own. What is not for sale any more shows what it was, and nothing else. */
export const Ad = z.object({
  ...facts,
  bikeId: BikeId,
  state: AdState,
  condition: ListingCondition,
  text: Shown,
  photoUrls: z.array(z.string()),
  /** The last three characters are shown. */
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
    response: z.object({ items: z.array(AdCard), cursor: Shown }),
    problems: ["invalid-cursor"],
  },
  getAd: {
    method: "GET",
    path: "/listings/{listingId}",
    access: "public",
    summary: "Get a bike for sale, with what the register knows of it right now",
    params: ById,
    response: Ad,
    problems: ["listing-not-found"],
  },
  countView: {
    method: "POST",
    path: "/listings/{listingId}/views",
    access: "public",
    summary: "Count that an ad was looked at; it is not kept by whom",
    params: ById,
    response: z.object({}),
    problems: ["listing-not-found"],
  },
});
