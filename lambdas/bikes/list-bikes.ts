import type { Bike } from "#contract/bike.ts";
import type { PageQuery } from "#contract/page.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { ownView } from "#lambdas/own-bikes/own-view.ts";
import { readCursor, writeCursor } from "#lambdas/table/cursor.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { lists } from "#lambdas/table/keys.ts";

/** The caller's bikes, newest first. */
export const listBikes = async (
  deps: BikesDeps,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Bike[]; cursor: string | undefined }> => {
  const partition = lists.bikesOf(userId);
  const page = await deps.table.query({
    index: "gsi1",
    partition,
    schema: BikeItem,
    limit,
    newestFirst: true,
    after: readCursor(deps.cursorSecret, partition, cursor),
  });
  return {
    items: await Promise.all(page.items.map((item) => ownView(deps, item))),
    cursor: writeCursor(deps.cursorSecret, partition, page.next),
  };
};
