import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { FoldItem } from "#lambdas/bikes/items/frame-number.ts";
import { foldPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** More bikes with one fold are already a matter for administrators. */
const maxLookalikes = 10;

/** Active bikes whose number looks like this one but is another, apart from `bikeId` itself. */
export const findLookalikes = async (
  table: Pick<Table, "query">,
  frameNumber: string,
  bikeId?: string,
): Promise<FoldItem[]> => {
  const partition = foldPartition(foldFrameNumber(frameNumber));
  const { items } = await table.query({ partition, schema: FoldItem, limit: maxLookalikes });
  return items.filter((item) => item.frameNumber !== frameNumber && item.bikeId !== bikeId);
};
