import * as z from "zod";
import { AdOrder } from "#contract/ads/ads.ts";
import type { AlertKind } from "#contract/ads/alerts.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { Town } from "#contract/ads/listings.ts";
import { Kronor } from "#contract/platform/kronor.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { unreadIn } from "#web/platform/ui/unread-filters.ts";

const wholeKronor = z.string().transform(parseSum).pipe(Kronor).transform(String).optional().catch(undefined);
const lowerCase = z.string().trim().toLowerCase();
const text = z.string().trim().min(1).max(60).optional().catch(undefined);

/** The search in the address. Invalid values are dropped and listed by `unreadOf`. */
const AdSearch = z.object({
  brand: text,
  model: text,
  type: lowerCase.pipe(BikeType).optional().catch(undefined),
  color: lowerCase.pipe(BikeColour).optional().catch(undefined),
  electric: z.literal("true").optional().catch(undefined),
  near: Town.optional().catch(undefined),
  radius: z.enum(["1", "3", "5"]).optional().catch(undefined),
  from: wholeKronor,
  to: wholeKronor,
  order: AdOrder.optional().catch(undefined),
});
export type AdSearch = z.infer<typeof AdSearch>;

/** Stolen bikes have no price, and their search has no radius, order or electric filter. */
const searches = {
  ads: AdSearch,
  stolen: AdSearch.pick({ brand: true, model: true, type: true, color: true, near: true }),
} as const;

export const kindOf = (parameters: URLSearchParams): AlertKind =>
  parameters.get("tab") === "wanted" ? "stolen" : "ads";

export const adSearchOf = (parameters: URLSearchParams): AdSearch =>
  searches[kindOf(parameters)].parse(Object.fromEntries(parameters));

export const unreadOf = (parameters: URLSearchParams): string[] =>
  unreadIn(parameters, Object.keys(searches[kindOf(parameters)].shape), adSearchOf(parameters));

/** Equal searches have equal addresses. */
export const parametersOf = (
  { near, radius, order, ...search }: AdSearch,
  kind: AlertKind,
): URLSearchParams => {
  const all = {
    tab: kind === "stolen" ? "wanted" : undefined,
    ...search,
    near,
    radius: near === undefined || kind === "stolen" ? undefined : (radius ?? "1"),
    order: order === "newest" ? undefined : order,
  };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(given);
};

export const filterCount = ({ order: _, radius: __, ...filters }: AdSearch): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
