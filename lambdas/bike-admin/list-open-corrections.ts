import type { ListedCorrection } from "#contract/bike-admin.ts";
import type { PageQuery } from "#contract/page.ts";
import { showCorrection } from "#lambdas/shared/bikes/show-correction.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readOwners, showOwner } from "#lambdas/bike-admin/read-owners.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** What waits for a decision, oldest first. */
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
