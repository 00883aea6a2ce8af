import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

/** Links to the pictures of a bike that the caller has been found to own. Each opens one for five minutes. */
export type Pictures = {
  photo(bike: Pick<BikeItem, "ownerId" | "photoUploadId">): Promise<string | undefined>;
  receipt(bike: Pick<BikeItem, "ownerId" | "receiptUploadId">): Promise<string | undefined>;
};
