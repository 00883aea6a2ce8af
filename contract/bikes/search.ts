import * as z from "zod";
import { BikeId } from "./bike.ts";
import { BikeColour, BikeType } from "./bike-types.ts";
import { Challenge } from "#contract/platform/challenges.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { SoughtFrameNumber } from "./frame-number.ts";
import { PublicBike, PublicText } from "./public-bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** `any` includes stolen bikes. */
export const SearchStatus = z.enum(["any", "stolen", "for_sale"]);
export type SearchStatus = z.infer<typeof SearchStatus>;

/** By registration date. Searches by number keep their own order. */
export const SearchOrder = z.enum(["newest", "oldest"]);
export type SearchOrder = z.infer<typeof SearchOrder>;

/** Later pages require signing in. */
export const publicPages = 3;
export const signedInPages = 25;
export const searchPageLength = 20;
export const maxNumbersToCheck = 50;
/** In characters: twice the longest number, and few enough for a full request to pass the firewall. */
export const maxNumberLength = 50;
const NumberToCheck = z.string().max(maxNumberLength, rule("too-long"));
export const NumbersToCheck = z.object({
  frameNumbers: z.array(NumberToCheck).min(1, rule("required")).max(maxNumbersToCheck, rule("too-many")),
});

export const paging = {
  limit: z.coerce.number().int().min(1).max(searchPageLength).default(searchPageLength),
  cursor: z.string().max(500).optional(),
};
const shortText = optionalText(60);

export const filters = {
  /** Free text or a frame number. A bike that is stolen or for sale is also found by the first three or the last four characters. */
  q: optionalText(200),
  brand: shortText,
  model: shortText,
  color: BikeColour.optional(),
  city: shortText,
  type: BikeType.optional(),
};

/** All given filters must match. Unknown filters are refused, otherwise their results would look filtered. */
export const SearchFilters = z.strictObject(
  { ...filters, status: SearchStatus.default("any"), order: SearchOrder.default("newest"), ...paging },
  rule("unknown-filter"),
);
export type SearchFilters = z.infer<typeof SearchFilters>;

/** Shows only the last three characters of the frame number, unless the search was for exactly that number. */
export const SearchCard = PublicBike.extend({
  /** Only for signed-in people, who use it to report the bike found or to write to its owner. */
  id: BikeId.optional(),
  /** Whole Swedish kronor, while the bike is for sale. */
  salePrice: z.number().int().optional(),
  /** The serial number of its stolen battery. */
  stolenBattery: PublicText,
  stolenPlace: PublicText,
  /** The owner's reward for a finder, in whole Swedish kronor. */
  reward: z.number().int().optional(),
  /** The path of the stolen bike's public page. */
  page: PublicText,
});
export type SearchCard = z.infer<typeof SearchCard>;

/**
 * A part of `q` that was read as a filter. `typed` is its original spelling; `corrected` means that
 * a typing error was forgiven.
 */
export const UnderstoodFilter = z.object({
  field: z.enum(["brand", "city", "color", "type", "status"]),
  value: z.string(),
  typed: z.string(),
  corrected: z.boolean().optional(),
});
export type UnderstoodFilter = z.infer<typeof UnderstoodFilter>;

/** The reading of `q`: filters, possibly several of one field, and words that a bike must contain. */
export const Understood = z.object({
  filters: z.array(UnderstoodFilter),
  words: z.array(z.string()),
  /** Words that match no bike and were left out of the search. */
  without: z.array(z.string()),
});
export type Understood = z.infer<typeof Understood>;

/**
 * `didYouMean`: at most five bikes with a number easily mistaken for the one searched for, stolen or
 * for sale or spelled alike; their numbers are shown whole.
 */
export const SearchPage = z.object({
  items: z.array(SearchCard),
  cursor: PublicText,
  /** A store has sold the bike with this number, and the buyer has not registered it yet. */
  sold: z.literal(true).optional(),
  didYouMean: z.array(SearchCard).optional(),
  understood: Understood.optional(),
});
export type SearchPage = z.infer<typeof SearchPage>;

export const SuggestedField = z.enum(["brand", "model", "city"]);
export type SuggestedField = z.infer<typeof SuggestedField>;

/** In its most common spelling. */
export const Suggestion = z.object({ value: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * The most serious first. `resembles-stolen`: looks like a stolen bike's number. `disputed`: two
 * people claim the bike. `sold`: sold by a store, not registered by the buyer yet. `unknown`: not
 * registered, which does not prove that the bike is not stolen.
 */
export const NumberStanding = z.enum([
  "stolen",
  "resembles-stolen",
  "disputed",
  "sold",
  "registered",
  "unknown",
]);
export type NumberStanding = z.infer<typeof NumberStanding>;

export const FrameNumberStatus = z.object({ frameNumber: z.string(), status: NumberStanding });
export type FrameNumberStatus = z.infer<typeof FrameNumberStatus>;

/** `not-a-number`: the line cannot be a frame number. */
export const CheckedNumber = z.object({
  typed: z.string(),
  /** Its canonical spelling. */
  frameNumber: PublicText,
  result: z.enum([...NumberStanding.options, "not-a-number"]),
  /** The bike with this number, or the stolen one with a similar number. */
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
    reads: "register",
    response: SearchPage,
    needsPass: true,
    problems: ["invalid-cursor"],
  },
  getSearchChallenge: {
    method: "GET",
    path: "/search/challenge",
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
    summary: "Search signed in, at most 25 pages",
    outlivesSession: true,
    query: SearchFilters,
    reads: "register",
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
    summary:
      "Check whether a frame number is stolen, looks like a stolen one, is sold or registered, for marketplaces",
    params: z.object({ frameNumber: SoughtFrameNumber }),
    reads: "register",
    takesApiKey: true,
    response: FrameNumberStatus,
    problems: ["api-key-invalid"],
    cacheSeconds: 60,
  },
});
