import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { findPlace } from "#contract/platform/places.ts";

/** Drops values that are not valid. */
const Area = z.object({
  near: z
    .string()
    .refine((name) => findPlace(name) !== undefined)
    .optional()
    .catch(undefined),
  radius: z.enum(["1", "3", "5"]).optional().catch(undefined),
  type: BikeType.optional().catch(undefined),
  color: BikeColour.optional().catch(undefined),
});
export type Area = z.infer<typeof Area>;

export const areaOf = (parameters: URLSearchParams): Area => Area.parse(Object.fromEntries(parameters));

/** Equal areas have equal addresses. */
export const parametersOf = ({ near, radius, type, color }: Area): URLSearchParams => {
  const all = { near, radius: near === undefined ? undefined : (radius ?? "1"), type, color };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};
