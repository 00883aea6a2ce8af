import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

export const clearedListing = {
  openListingId: undefined,
  salePrice: undefined,
} as const satisfies Partial<BikeItem>;
