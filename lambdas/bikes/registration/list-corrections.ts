import type { Correction } from "#contract/bikes/bike-changes.ts";
import { showCorrection } from "#lambdas/bikes/show-correction.ts";
import type { BikesContext } from "./bikes-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { bikePartition, ranges } from "#lambdas/platform/table/keys.ts";

/** More than anybody reads. */
const maxCorrections = 50;

/** Newest first. */
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
      limit: maxCorrections,
      newestFirst: true,
    }),
  ]);
  return { items: items.filter(({ ownerId }) => ownerId === userId).map(showCorrection) };
};
