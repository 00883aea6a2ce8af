import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

/** Links for a bike whose owner is the caller. Each works for five minutes. */
export type Pictures = {
  photo(bike: Pick<BikeItem, "ownerId" | "photoUploadId">): Promise<string | undefined>;
  receipt(bike: Pick<BikeItem, "ownerId" | "receiptUploadId">): Promise<string | undefined>;
};
