import type { Correction } from "#contract/bike-changes.ts";
import { showCorrection } from "#lambdas/shared/bikes/show-correction.ts";
import type { BikesContext } from "./bikes-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";

/** More than anybody reads. */
const most = 50;

/** What the caller has asked to have corrected, newest first. */
export const listCorrections = async (
  { table }: Pick<BikesContext, "table">,
  userId: string,
  bikeId: string,
): Promise<{ items: Correction[] }> => {
  const [, { items }] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.query({
      partition: bikePartition(bikeId),
      prefix: ranges.corrections,
      schema: CorrectionItem,
      limit: most,
      newestFirst: true,
    }),
  ]);
  return { items: items.filter(({ ownerId }) => ownerId === userId).map(showCorrection) };
};
