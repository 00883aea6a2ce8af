import { FoldItem } from "#lambdas/shared/table/items/bike.ts";
import { formerNumberPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type FormerBike = { readonly bikeId: string; readonly ownerId: string; readonly deletedAt: string };

/** Each has cost its owner a registration. */
const most = 50;

/** For so long a number is not given to someone else without a look. */
const monthsRemembered = 24;

/** Deleted bikes that had this number, the newest first. */
export const findFormerBikes = async (
  table: Pick<Table, "query">,
  frameNumber: string,
): Promise<FormerBike[]> => {
  const { items } = await table.query({
    partition: formerNumberPartition(frameNumber),
    schema: FoldItem,
    limit: most,
    newestFirst: true,
  });
  return items.flatMap(({ bikeId, ownerId, deletedAt }) =>
    ownerId === undefined || deletedAt === undefined ? [] : [{ bikeId, ownerId, deletedAt }],
  );
};

/** Whether someone else deleted one of these bikes not long ago: who takes over a bike by deleting it and registering it again is looked at. */
export const wasSomeoneElses = (former: readonly FormerBike[], userId: string, now: Date): boolean => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - monthsRemembered);
  return former.some(({ ownerId, deletedAt }) => ownerId !== userId && new Date(deletedAt) > since);
};
