import type { ListedBikeReview } from "#contract/bike-admin.ts";
import type { PageQuery } from "#contract/page.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readOwners, showOwner } from "#lambdas/bike-admin/read-owners.ts";
import { ownView } from "#lambdas/shared/bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

/** Bikes that wait for a decision, oldest first. */
export const listBikeReviews = async (
  context: BikeAdminContext,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedBikeReview[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const partition = lists.unlistedBikes("pending_review");
  const after = readCursor(cursorSecret, partition, cursor);
  const { items, next } = await table.query({ index: "gsi2", partition, schema: BikeItem, limit, after });
  const owners = await readOwners(
    table,
    items.map(({ ownerId }) => ownerId),
  );
  const shown = items.map(async (bike) => ({
    bike: await ownView(context, bike),
    reason: bike.reviewReason,
    possibleDuplicate: bike.possibleDuplicate,
    owner: showOwner(owners.get(bike.ownerId)),
  }));
  return { items: await Promise.all(shown), cursor: writeCursor(cursorSecret, partition, next) };
};
