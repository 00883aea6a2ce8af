import type { InventoryChange } from "#contract/stickers/inventory.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { InventoryChangeItem } from "#lambdas/stickers/items/inventory.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { storeNames } from "./store-names.ts";

type Table = Pick<InventoryContext["table"], "batchGet">;

const namesOf = async (table: Table, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const people = await table.batchGet(
    userIds.map((id) => keys.profile(id)),
    ProfileItem,
  );
  return new Map(people.map(({ userId, fullName }) => [userId, fullName]));
};

/** Lists changes of all stock. A change by the nightly recount has no name. */
export const listInventoryChanges = async (
  { table, cursorSecret }: Omit<InventoryContext, "system">,
  { limit, cursor }: PageQuery,
): Promise<{ items: InventoryChange[]; cursor: string | undefined }> => {
  const partition = lists.inventoryChanges();
  const after = readCursor(cursorSecret, partition, cursor);
  const schema = InventoryChangeItem;
  const page = { index: "gsi1", partition, schema, limit, after, newestFirst: true } as const;
  const { items, next } = await table.query(page);
  const [stores, people] = await Promise.all([
    storeNames(
      table,
      items.map(({ pool }) => pool),
    ),
    namesOf(
      table,
      items.map(({ by }) => by),
    ),
  ]);
  return {
    items: items.map(({ entity: _entity, by, ...change }) => ({
      ...change,
      store: stores.get(change.pool),
      by: people.get(by),
    })),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};
