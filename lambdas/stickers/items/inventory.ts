import * as z from "zod";
import { InventoryChangeKind } from "#contract/stickers/inventory.ts";

/** The stock of one pool: a store's, or `self` for stickers ordered by people. */
export const InventoryItem = z.object({
  entity: z.literal("inventory"),
  pool: z.string(),
  rolls: z.number().int().default(0),
  /** Codes on active rolls, neither linked nor voided. Updated with every code. */
  active: z.number().int().default(0),
  /** Manual adjustments, kept apart from the count of the codes. */
  adjustedRolls: z.number().int().default(0),
  adjustedActive: z.number().int().default(0),
  /** Codes linked in all, minus those unlinked. */
  used: z.number().int().default(0),
  /** `used` on the last nights, oldest first. */
  nights: z.array(z.object({ day: z.iso.date(), used: z.number().int() })).default([]),
  /** When the store's staff were notified that no roll is left. */
  emptySince: z.iso.datetime().optional(),
  /** Increases with every write. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;

/** A logged change of stock. Links and voided stickers are not logged here. */
export const InventoryChangeItem = z.object({
  entity: z.literal("inventoryChange"),
  id: z.string(),
  pool: z.string(),
  what: InventoryChangeKind,
  rolls: z.number().int(),
  active: z.number().int(),
  by: z.string(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
export type InventoryChangeItem = z.infer<typeof InventoryChangeItem>;
