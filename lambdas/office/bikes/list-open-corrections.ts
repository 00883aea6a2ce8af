import type { ListedCorrection } from "#contract/office/bike-admin.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showCorrection } from "#lambdas/bikes/show-correction.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readOwners, showOwner } from "./read-owners.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** Open corrections, oldest first. */
export const listOpenCorrections = async (
  { table, cursorSecret }: Pick<BikeAdminContext, "table" | "cursorSecret">,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedCorrection[]; cursor: string | undefined }> => {
  const partition = lists.openCorrections();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi1", partition, schema: CorrectionItem, limit, after });
  const [bikes, owners] = await Promise.all([
    table.batchGet(
      page.items.map(({ bikeId }) => keys.bike(bikeId)),
      BikeItem,
    ),
    readOwners(
      table,
      page.items.map(({ ownerId }) => ownerId),
    ),
  ]);
  const byId = new Map(bikes.map((bike) => [bike.id, bike]));
  const items = page.items.flatMap((correction) => {
    const bike = byId.get(correction.bikeId);
    return bike ? [{ ...showCorrection(correction), bike, owner: showOwner(owners.get(bike.ownerId)) }] : [];
  });
  return { items, cursor: writeCursor(cursorSecret, partition, page.next) };
};
