import { inventoryWrite } from "#lambdas/shared/qr/stock-writes.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";
import { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { ranges, storePartition } from "#lambdas/shared/table/keys.ts";
import type { InventoryContext } from "./inventory-context.ts";

/** As many as one transaction tells. */
const limit = 50;

/** Tells those who work in the store of a pool, in the transaction that notes since when there is nothing left. Administrators see it among what is to be done. */
export const tellOfEmptyStock = async (
  { table, system }: Pick<InventoryContext, "table" | "system">,
  { pool, version }: InventoryItem,
): Promise<void> => {
  const now = system.now();
  const at = now.toISOString();
  const query = { partition: storePartition(pool), prefix: ranges.storeMembers, schema: StoreMemberItem };
  const { items } = pool === "self" ? { items: [] } : await table.query({ ...query, limit });
  const told = items.map(({ userId }): Action => {
    const news = {
      userId,
      type: "order_status",
      params: { what: "stock-empty" },
      link: "/store-inventory",
    } as const;
    return notificationWrite(news, system.newId("notification"), now);
  });
  await table.transact([
    inventoryWrite(pool, at).set({ emptySince: at }).expect("version", version, "stale"),
    ...told,
  ]);
};
