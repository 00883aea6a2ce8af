import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { Challenge } from "#contract/challenges.ts";
import { rule } from "#contract/field-rules.ts";
import { SoughtFrameNumber } from "#contract/frame-number.ts";
import { PublicBike, Shown } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** `any` holds the stolen ones too. */
export const SearchStatus = z.enum(["any", "stolen", "for_sale"]);
export type SearchStatus = z.infer<typeof SearchStatus>;

/** Sorts by when bikes were registered. Numbers that were asked for keep their order. */
export const SearchOrder = z.enum(["newest", "oldest"]);
export type SearchOrder = z.infer<typeof SearchOrder>;

/** More pages are for people who have signed in. */
export const publicPages = 3;
export const searchPageLength = 20;
export const mostNumbersToCheck = 50;
/** In characters: twice as long as any number is, and as many as may be asked for pass the firewall whatever is pasted. */
export const longestToCheck = 50;
const NumberToCheck = z.string().max(longestToCheck, rule("too-long"));
export const NumbersToCheck = z.object({
  frameNumbers: z.array(NumberToCheck).min(1, rule("required")).max(mostNumbersToCheck, rule("too-many")),
});

export const paging = {
  limit: z.coerce.number().int().min(1).max(searchPageLength).default(searchPageLength),
  cursor: z.string().max(500).optional(),
};
const shortText = optionalText(60);

export const filters = {
  /** Free text or a frame number, at least three characters that one begins with, or four that one ends with. */
  q: optionalText(200),
  brand: shortText,
  model: shortText,
  color: BikeColour.optional(),
  city: shortText,
  type: BikeType.optional(),
};

/** What bikes are looked for by; all that is given must fit. A filter nobody knows is refused, or its hits would be taken for an answer. */
export const SearchFilters = z.strictObject(
  { ...filters, status: SearchStatus.default("any"), order: SearchOrder.default("newest"), ...paging },
  rule("unknown-filter"),
);
export type SearchFilters = z.infer<typeof SearchFilters>;

/** A bike in a list. Its frame number shows its last three characters only, unless that very number was asked for. */
export const SearchCard = PublicBike.extend({
  /** What a signed-in person names the bike by, to report it found or to write to its owner. */
  id: BikeId.optional(),
  /** Whole Swedish kronor; there while the bike is for sale. */
  salePrice: z.number().int().optional(),
  /** The serial number of its stolen battery. */
  stolenBattery: Shown,
  stolenPlace: Shown,
  /** What its owner promises a finder, in whole Swedish kronor. */
  reward: z.number().int().optional(),
  /** The path of the page of a stolen bike, to be passed on. */
  page: Shown,
});
export type SearchCard = z.infer<typeof SearchCard>;

/** A part of `q` that was taken for a filter: `typed` is how it stands there, `corrected` says that a typing error was forgiven. */
export const UnderstoodFilter = z.object({
  field: z.enum(["brand", "city", "color", "type", "status"]),
  value: z.string(),
  typed: z.string(),
  corrected: z.boolean().optional(),
});
export type UnderstoodFilter = z.infer<typeof UnderstoodFilter>;

/** What `q` was taken for: filters, of several values of one field either, and words that a bike must show. */
export const Understood = z.object({
  filters: z.array(UnderstoodFilter),
  words: z.array(z.string()),
  /** Words that no fitting bike shows: what is shown does not have them. */
  without: z.array(z.string()),
});
export type Understood = z.infer<typeof Understood>;

/** `didYouMean` are bikes with a number that is easily taken for the one that was asked for, at most five; their numbers are whole. */
export const SearchPage = z.object({
  items: z.array(SearchCard),
  cursor: Shown,
  didYouMean: z.array(SearchCard).optional(),
  understood: Understood.optional(),
});
export type SearchPage = z.infer<typeof SearchPage>;

export const SuggestedField = z.enum(["brand", "model", "city"]);
export type SuggestedField = z.infer<typeof SuggestedField>;

/** A value that bikes in the register have, as it is usually written. */
export const Suggestion = z.object({ value: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

/** `unknown`: nobody has registered the number. The bike can be stolen all the same. */
const BikeLookupStatus = z.enum(["registered", "stolen", "unknown"]);

export const FrameNumberStatus = z.object({ frameNumber: z.string(), status: BikeLookupStatus });
export type FrameNumberStatus = z.infer<typeof FrameNumberStatus>;

/** One line of what a shop has pasted or scanned. `not-a-number`: it cannot be a frame number. */
export const CheckedNumber = z.object({
  /** The number as it was sent. */
  typed: z.string(),
  /** Its canonical spelling. */
  frameNumber: Shown,
  result: z.enum([...BikeLookupStatus.options, "not-a-number"]),
  bike: SearchCard.optional(),
});
export type CheckedNumber = z.infer<typeof CheckedNumber>;

export const searchRoutes = defineRoutes({
  searchPublicly: {
    method: "GET",
    path: "/search",
    access: "public",
    summary: "Search the register without an account, at most three pages",
    query: SearchFilters,
    response: SearchPage,
    needsPass: true,
    problems: ["invalid-cursor"],
  },
  getSearchChallenge: {
    method: "GET",
    path: "/challenges/search",
    access: "public",
    summary:
      "Get a proof-of-work challenge; its solution is a pass for ten minutes of searching without an account",
    response: Challenge,
    problems: [],
  },
  searchBikes: {
    method: "GET",
    path: "/bikes/search",
    access: "signed-in",
    summary: "Search the register with an account, any number of pages",
    outlivesSession: true,
    query: SearchFilters,
    response: SearchPage,
    problems: ["invalid-cursor"],
  },
  suggest: {
    method: "GET",
    path: "/search/suggestions",
    access: "public",
    summary: "Suggest up to eight brands, models or cities for a beginning",
    query: z.strictObject({ field: SuggestedField, prefix: requiredText(60) }, rule("unknown-filter")),
    response: z.object({ items: z.array(Suggestion) }),
    problems: [],
    cacheSeconds: 300,
  },
  getStatus: {
    method: "GET",
    path: "/v1/status/{frameNumber}",
    access: "public",
    summary: "Check whether a frame number is registered or stolen, for marketplaces",
    params: z.object({ frameNumber: SoughtFrameNumber }),
    response: FrameNumberStatus,
    problems: [],
    cacheSeconds: 60,
  },
});
