import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import { of } from "../counter-name.ts";
import { dayOf } from "./day-of.ts";
import { brandValue, placeValue } from "./values.ts";

/** A bike counts on the day it was registered, wherever it is by now. */
export const bikeParts = (bike: BikeItem, via: "self" | "store"): FactPart[] => [
  {
    kind: "register",
    day: dayOf(bike.registeredAt),
    counts: {
      n: 1,
      [of("n", "place", placeValue(bike.city))]: 1,
      [of("n", "type", bike.type)]: 1,
      [of("n", "brand", brandValue(bike.brand))]: 1,
      [of("n", "via", via)]: 1,
    },
  },
];

export const accountParts = (createdAt: string): FactPart[] => [
  { kind: "register", day: dayOf(createdAt), counts: { a: 1 } },
];

export const transferParts = (completedAt: string): FactPart[] => [
  { kind: "register", day: dayOf(completedAt), counts: { o: 1 } },
];
