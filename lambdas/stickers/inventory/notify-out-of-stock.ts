import { inventoryWrite } from "#lambdas/stickers/codes/stock-writes.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import type { InventoryContext } from "./inventory-context.ts";

/** Fits in one transaction. */
const limit = 50;

/** Notifies a store's staff in the transaction that sets `emptySince`. Administrators see it in their queue. */
export const notifyOutOfStock = async (
  { table, system }: Pick<InventoryContext, "table" | "system">,
  { pool, version }: InventoryItem,
): Promise<void> => {
  const now = system.now();
  const at = now.toISOString();
  const query = { partition: storePartition(pool), prefix: ranges.storeMembers, schema: StoreMemberItem };
  const { items } = pool === "self" ? { items: [] } : await table.query({ ...query, limit });
  const notifications = items.map(({ userId }): Action => {
    const notification = {
      userId,
      type: "order_status",
      params: { what: "stock-empty" },
      link: "/store-inventory",
    } as const;
    return notificationWrite(notification, system.newId("notification"), now);
  });
  await table.transact([
    inventoryWrite(pool, at).set({ emptySince: at }).expect("version", version, "stale"),
    ...notifications,
  ]);
};
