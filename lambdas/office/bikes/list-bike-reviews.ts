import type { ListedBikeReview } from "#contract/office/bike-admin.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readOwners, showOwner } from "./read-owners.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { reviewReasonOf } from "./pending-bike.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { BikeSampleItem } from "#lambdas/bikes/items/bike-sample.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** Far more than are drawn in a night. */
const maxSamples = 50;

const readSamples = async ({ table }: BikeAdminContext): Promise<BikeItem[]> => {
  const open = { index: "gsi1", partition: lists.openSamples(), schema: BikeSampleItem } as const;
  const { items } = await table.query({ ...open, limit: maxSamples });
  const bikes = await Promise.all(items.map(({ bikeId }) => table.get(keys.bike(bikeId), BikeItem)));
  return bikes
    .filter((bike) => bike !== undefined)
    .filter((bike) => bike.deletedAt === undefined && !isInReview(bike));
};

/** Bikes under review, oldest first; the last page ends with the drawn samples. */
export const listBikeReviews = async (
  context: BikeAdminContext,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedBikeReview[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const partition = lists.unlistedBikes("pending_review");
  const after = readCursor(cursorSecret, partition, cursor);
  const { items: inReview, next } = await table.query({
    index: "gsi2",
    partition,
    schema: BikeItem,
    limit,
    after,
  });
  const items = next === undefined ? [...inReview, ...(await readSamples(context))] : inReview;
  const owners = await readOwners(
    table,
    items.map(({ ownerId }) => ownerId),
  );
  const shown = items.map(async (bike) => ({
    bike: await ownView(context, bike),
    reason: reviewReasonOf(bike),
    possibleDuplicate: bike.possibleDuplicate,
    owner: showOwner(owners.get(bike.ownerId)),
  }));
  return { items: await Promise.all(shown), cursor: writeCursor(cursorSecret, partition, next) };
};
