import type { ListedBikeReview } from "#contract/office/bike-admin.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readOwners, showOwner } from "./read-owners.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { reviewReasonOf } from "./pending-bike.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { readOpenSamples } from "#lambdas/office/samples/open-samples.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

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
  const items = next === undefined ? [...inReview, ...(await readOpenSamples(table))] : inReview;
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
