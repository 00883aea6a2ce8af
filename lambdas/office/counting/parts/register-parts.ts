import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import { dimensionCounter } from "#lambdas/office/counting/counter-name.ts";
import { dayOf } from "./day-of.ts";
import { brandValue, placeValue } from "./values.ts";

/** Counts on the day of registration, even if deleted later. */
export const bikeParts = (bike: BikeItem, via: "self" | "store"): FactPart[] => [
  {
    kind: "register",
    day: dayOf(bike.registeredAt),
    counts: {
      n: 1,
      [dimensionCounter("n", "place", placeValue(bike.city))]: 1,
      [dimensionCounter("n", "type", bike.type)]: 1,
      [dimensionCounter("n", "brand", brandValue(bike.brand))]: 1,
      [dimensionCounter("n", "via", via)]: 1,
    },
  },
];

export const accountParts = (createdAt: string): FactPart[] => [
  { kind: "register", day: dayOf(createdAt), counts: { a: 1 } },
];

export const transferParts = (completedAt: string): FactPart[] => [
  { kind: "register", day: dayOf(completedAt), counts: { o: 1 } },
];
