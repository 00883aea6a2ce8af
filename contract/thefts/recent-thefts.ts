import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { Town } from "#contract/ads/listings.ts";
import { radii } from "#contract/platform/places.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SearchCard } from "#contract/bikes/search.ts";

export const recentTheftsPageLength = 20;
/** For visitors without an account. Further pages would let a reader copy the register. */
export const maxRecentTheftsPages = 5;
/** Enough for a feed reader that polls once a day. */
export const feedLength = 50;

const isRadius = (typed: string): typed is `${(typeof radii)[number]}` =>
  radii.some((radius) => `${radius}` === typed);

const area = {
  near: Town.optional(),
  /** Around `near`, in Swedish miles of ten kilometres. */
  radius: z.string().refine(isRadius, rule("not-allowed")).default("1").transform(Number),
  type: BikeType.optional(),
  color: BikeColour.optional(),
};

export const RecentTheftFilters = z.strictObject(
  { ...area, cursor: z.string().max(500).optional() },
  rule("unknown-filter"),
);
export type RecentTheftFilters = z.infer<typeof RecentTheftFilters>;

export const FeedFilters = z.strictObject(
  { ...area, language: z.enum(["sv", "en"]).default("sv") },
  rule("unknown-filter"),
);
export type FeedFilters = z.infer<typeof FeedFilters>;

/** Longitude and latitude of the town, never of the place, to a kilometre. */
const Point = z.object({ type: z.literal("Point"), coordinates: z.array(z.number()) });

/** `geometry` is null if the town is unknown. */
const TheftFeature = z.object({
  type: z.literal("Feature"),
  id: z.string(),
  geometry: Point.nullable(),
  properties: z.object({
    title: z.string(),
    url: z.string(),
    stolenOn: z.iso.date(),
    place: PublicText,
    town: PublicText,
    /** Only its last three characters. */
    frameNumber: z.string(),
    brand: PublicText,
    model: PublicText,
    type: BikeType.optional(),
    color: BikeColour.optional(),
    photoUrl: PublicText,
  }),
});

export const TheftFeatures = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(TheftFeature),
});
export type TheftFeatures = z.infer<typeof TheftFeatures>;

const cacheSeconds = 60;

export const recentTheftRoutes = defineRoutes({
  listRecentThefts: {
    method: "GET",
    path: "/thefts",
    access: "public",
    summary: "List the bikes that were stolen last, in Sweden or near a town; at most five pages",
    query: RecentTheftFilters,
    reads: "shown",
    response: z.object({ items: z.array(SearchCard), cursor: PublicText }),
    problems: ["invalid-cursor"],
    cacheSeconds,
  },
  getTheftsAtom: {
    method: "GET",
    path: "/thefts.atom",
    access: "public",
    summary: "Get the bikes that were stolen last as an Atom feed",
    query: FeedFilters,
    reads: "shown",
    response: z.string(),
    contentType: "application/atom+xml",
    problems: [],
    cacheSeconds,
  },
  getTheftsGeoJson: {
    method: "GET",
    path: "/thefts.geojson",
    access: "public",
    summary: "Get the bikes that were stolen last as GeoJSON, each at the middle of its town",
    query: FeedFilters,
    reads: "shown",
    response: TheftFeatures,
    contentType: "application/geo+json",
    problems: [],
    cacheSeconds,
  },
});
