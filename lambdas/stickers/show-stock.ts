import type { StoreInventory } from "#contract/stickers/inventory.ts";
import type { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { paceOf } from "./pace.ts";

const none = { rolls: 0, active: 0, adjustedRolls: 0, adjustedActive: 0 };

export const showStock = (item: InventoryItem | undefined, now: Date): StoreInventory => {
  const { rolls, active, adjustedRolls, adjustedActive } = item ?? none;
  // Stickers counted as missing can still be linked, which could make the number negative.
  const shown = { rolls: Math.max(0, rolls + adjustedRolls), active: Math.max(0, active + adjustedActive) };
  const { emptySince, updatedAt } = item ?? {};
  const pace = item && paceOf(item, shown, now);
  return { ...shown, emptySince, updatedAt, ...pace };
};
