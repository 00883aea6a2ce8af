import { listAttributes } from "#lambdas/bikes/index/list-attributes.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/**
 * Writes a new bike with its QR code and list entries. The caller adds the number guard and the
 * first event.
 */
export const newBikeWrites = (bike: BikeItem, codeOfPapers: readonly Action[]): Action[] => [
  put(keys.bike(bike.id), "bike", { ...bike, ...listAttributes(bike) }).expectNew("stale"),
  ...codeOfPapers,
  ...postingWrites(undefined, bike),
];
