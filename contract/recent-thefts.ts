import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { rule } from "#contract/field-rules.ts";
import { Town } from "#contract/listings.ts";
import { radii } from "#contract/places.ts";
import { Shown } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";
import { SearchCard } from "#contract/search.ts";

export const recentTheftsPageLength = 20;
/** Of a page without an account: a reader who goes on has come for the whole register. */
export const mostRecentTheftsPages = 5;
/** In a feed. A reader that asks once a day misses none where fewer bikes are stolen. */
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

/** Longitude and latitude of the town, never of the place: to a kilometre. */
const Point = z.object({ type: z.literal("Point"), coordinates: z.array(z.number()) });

/** One stolen bike on a map. `geometry` is null where nobody knows where its town is. */
const TheftFeature = z.object({
  type: z.literal("Feature"),
  id: z.string(),
  geometry: Point.nullable(),
  properties: z.object({
    title: z.string(),
    url: z.string(),
    stolenOn: z.iso.date(),
    place: Shown,
    town: Shown,
    /** Its last three characters are shown. */
    frameNumber: z.string(),
    brand: Shown,
    model: Shown,
    type: BikeType.optional(),
    color: BikeColour.optional(),
    photoUrl: Shown,
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
    response: z.object({ items: z.array(SearchCard), cursor: Shown }),
    problems: ["invalid-cursor"],
    cacheSeconds,
  },
  getTheftsAtom: {
    method: "GET",
    path: "/thefts.atom",
    access: "public",
    summary: "Get the bikes that were stolen last as an Atom feed",
    query: FeedFilters,
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
    response: TheftFeatures,
    contentType: "application/geo+json",
    problems: [],
    cacheSeconds,
  },
});
