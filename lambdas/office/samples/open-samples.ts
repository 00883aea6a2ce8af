import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { BikeSampleItem } from "#lambdas/bikes/items/bike-sample.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Far more than are drawn in a night. */
const maxSamples = 50;

/** Lists bikes drawn for a second review, without those that were deleted or are under review again. */
export const readOpenSamples = async (table: Pick<Table, "query" | "get">): Promise<BikeItem[]> => {
  const open = { index: "gsi1", partition: lists.openSamples(), schema: BikeSampleItem } as const;
  const { items } = await table.query({ ...open, limit: maxSamples });
  const bikes = await Promise.all(items.map(({ bikeId }) => table.get(keys.bike(bikeId), BikeItem)));
  return bikes
    .filter((bike) => bike !== undefined)
    .filter((bike) => bike.deletedAt === undefined && !isInReview(bike));
};
