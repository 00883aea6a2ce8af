import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { placeOf } from "#contract/places.ts";

/** What is looked at, as the address holds it. What makes no sense is left out. */
const Area = z.object({
  near: z
    .string()
    .refine((name) => placeOf(name) !== undefined)
    .optional()
    .catch(undefined),
  radius: z.enum(["1", "3", "5"]).optional().catch(undefined),
  type: BikeType.optional().catch(undefined),
  color: BikeColour.optional().catch(undefined),
});
export type Area = z.infer<typeof Area>;

export const areaOf = (parameters: URLSearchParams): Area => Area.parse(Object.fromEntries(parameters));

/** The same area has one address, in whatever order it was chosen. */
export const parametersOf = ({ near, radius, type, color }: Area): URLSearchParams => {
  const all = { near, radius: near === undefined ? undefined : (radius ?? "1"), type, color };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};
