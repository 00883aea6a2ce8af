import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { InventoryChangeItem } from "#lambdas/stickers/items/inventory.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const changeWrite = (
  system: Pick<System, "newId">,
  change: Omit<InventoryChangeItem, "entity" | "id">,
): Action => {
  const id = system.newId("change");
  return put(keys.inventoryChange(change.pool, id), "inventoryChange", {
    ...change,
    id,
    gsi1pk: lists.inventoryChanges(),
    gsi1sk: `${change.at}#${id}`,
  }).expectNew("stale");
};
