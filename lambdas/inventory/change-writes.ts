import type { System } from "#lambdas/system.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { InventoryChangeItem } from "#lambdas/shared/table/items/inventory.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** Writes down what changed in a pool, who did it and why. */
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
