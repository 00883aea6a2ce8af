import { foldFrameNumber } from "#contract/frame-number.ts";
import { FoldItem } from "#lambdas/shared/table/items/bike.ts";
import { foldPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** More than a handful of bikes behind one fold is already a case for an administrator. */
const most = 10;

/** Active bikes whose number looks like this one without being it. A bike is not held against itself. */
export const findLookalikes = async (
  table: Pick<Table, "query">,
  frameNumber: string,
  bikeId?: string,
): Promise<FoldItem[]> => {
  const partition = foldPartition(foldFrameNumber(frameNumber));
  const { items } = await table.query({ partition, schema: FoldItem, limit: most });
  return items.filter((item) => item.frameNumber !== frameNumber && item.bikeId !== bikeId);
};
