import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoldItem } from "#lambdas/bikes/items/frame-number.ts";
import { formerNumberPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type FormerBike = {
  readonly bikeId: string;
  readonly ownerId: string;
  readonly deletedAt: string;
  /** The name of a store that has taken back its registration: the number was nobody's bike. */
  readonly store?: string | undefined;
  readonly removedAd?: BikeItem["removedAd"];
};

/** No number reaches this, because each former bike has cost a registration fee. */
const maxFormerBikes = 50;

/** A number that somebody else deleted this recently is reviewed before it is registered again. */
const monthsRemembered = 24;

export const findFormerBikes = async (
  table: Pick<Table, "query">,
  frameNumber: string,
): Promise<FormerBike[]> => {
  const { items } = await table.query({
    partition: formerNumberPartition(frameNumber),
    schema: FoldItem,
    limit: maxFormerBikes,
    newestFirst: true,
  });
  return items.flatMap(({ bikeId, ownerId, deletedAt, store, removedAd }) =>
    ownerId === undefined || deletedAt === undefined
      ? []
      : [{ bikeId, ownerId, deletedAt, store, removedAd }],
  );
};

const remembered = (former: readonly FormerBike[], now: Date): FormerBike[] => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - monthsRemembered);
  return former.filter(({ deletedAt }) => new Date(deletedAt) > since);
};

/** Detects a bike that somebody may have taken over by deleting and registering it again. */
export const wasSomeoneElses = (former: readonly FormerBike[], userId: string, now: Date): boolean =>
  remembered(former, now).some(({ ownerId, store }) => store === undefined && ownerId !== userId);

/** The decision about an ad of the same number that still holds, so that deleting the bike does not end it. */
export const heldDecision = (former: readonly FormerBike[], now: Date): BikeItem["removedAd"] =>
  former
    .map(({ removedAd }) => removedAd)
    .find((removed) => removed !== undefined && (removed.barred || removed.until > now.toISOString()));

export const countReturns = (former: readonly FormerBike[], storeId: string, now: Date): number =>
  remembered(former, now).filter(({ ownerId, store }) => store !== undefined && ownerId === storeId).length;
