import type {
  ListedStoreApplication,
  StoreApplicationsQuery,
} from "#contract/shops/applications/decisions.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { DecisionsContext } from "./decisions-context.ts";
import { showListed } from "./show-application.ts";

/** Open ones oldest first, closed ones newest first. */
export const listApplications = async (
  { table, now, cursorSecret }: Pick<DecisionsContext, "table" | "now" | "cursorSecret">,
  { state, limit, cursor }: StoreApplicationsQuery,
): Promise<{ items: ListedStoreApplication[]; cursor: string | undefined }> => {
  const partition = lists.storeApplications(state);
  const { items, next } = await table.query({
    index: "gsi1",
    partition,
    schema: StoreApplicationItem,
    limit,
    newestFirst: state === "closed",
    after: readCursor(cursorSecret, partition, cursor),
  });
  return {
    items: items.map((item) => showListed(item, now())),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};
