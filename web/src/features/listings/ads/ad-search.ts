import * as z from "zod";
import { AdOrder } from "#contract/ads.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { placeOf } from "#contract/places.ts";

const wholeKronor = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .optional()
  .catch(undefined);
const text = z.string().trim().min(1).max(60).optional().catch(undefined);

/** A search as its address holds it. What makes no sense is left out. */
const AdSearch = z.object({
  brand: text,
  model: text,
  type: BikeType.optional().catch(undefined),
  color: BikeColour.optional().catch(undefined),
  electric: z.literal("true").optional().catch(undefined),
  near: z
    .string()
    .refine((name) => placeOf(name) !== undefined)
    .optional()
    .catch(undefined),
  radius: z.enum(["1", "3", "5"]).optional().catch(undefined),
  from: wholeKronor,
  to: wholeKronor,
  order: AdOrder.optional().catch(undefined),
});
export type AdSearch = z.infer<typeof AdSearch>;

export const adSearchOf = (parameters: URLSearchParams): AdSearch =>
  AdSearch.parse(Object.fromEntries(parameters));

/** The same search has one address, in whatever order it was made. */
export const parametersOf = ({ near, radius, order, ...search }: AdSearch): URLSearchParams => {
  const all = {
    ...search,
    near,
    radius: near === undefined ? undefined : (radius ?? "1"),
    order: order === "newest" ? undefined : order,
  };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(given);
};

/** How many filters narrow it. */
export const filterCount = ({ order: _, radius: __, ...filters }: AdSearch): number =>
  Object.values(filters).filter((value) => value !== undefined).length;
