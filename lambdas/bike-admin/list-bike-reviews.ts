import type { ListedBikeReview } from "#contract/bike-admin.ts";
import type { PageQuery } from "#contract/page.ts";
import type { BikeAdminWorld } from "#lambdas/bike-admin/bike-admin-world.ts";
import { readOwners, showOwner } from "#lambdas/bike-admin/read-owners.ts";
import { ownView } from "#lambdas/own-bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/table/cursor.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { lists } from "#lambdas/table/keys.ts";

/** Bikes that wait for a decision, oldest first. */
export const listBikeReviews = async (
  world: BikeAdminWorld,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedBikeReview[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = world;
  const partition = lists.unlistedBikes("pending_review");
  const after = readCursor(cursorSecret, partition, cursor);
  const { items, next } = await table.query({ index: "gsi2", partition, schema: BikeItem, limit, after });
  const owners = await readOwners(
    table,
    items.map(({ ownerId }) => ownerId),
  );
  const shown = items.map(async (bike) => ({
    bike: await ownView(world, bike),
    reason: bike.reviewReason,
    possibleDuplicate: bike.possibleDuplicate,
    owner: showOwner(owners.get(bike.ownerId)),
  }));
  return { items: await Promise.all(shown), cursor: writeCursor(cursorSecret, partition, next) };
};
