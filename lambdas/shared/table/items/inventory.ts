import * as z from "zod";

/** What there is of stickers in one pool: a store's, or `self` for those that people order themselves. */
export const InventoryItem = z.object({
  entity: z.literal("inventory"),
  pool: z.string(),
  /** Rolls in the warehouse. */
  rolls: z.number().int().default(0),
  /** Codes on active rolls that are neither linked nor voided. Changed with each code, so it always agrees with them. */
  active: z.number().int().default(0),
  /** What people have counted differently, beside what the codes say. */
  adjustedRolls: z.number().int().default(0),
  adjustedActive: z.number().int().default(0),
  /** How many codes have been linked in all, less those that were put back. */
  used: z.number().int().default(0),
  /** What `used` was on the last nights, oldest first. */
  nights: z.array(z.object({ day: z.iso.date(), used: z.number().int() })).default([]),
  /** Since when it has been told that there is no roll left. */
  emptySince: z.iso.datetime().optional(),
  /** Counts the writes. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;

/** A change of an inventory. What each link and each sticker that is voided takes from it is not written down here. */
export const InventoryChangeItem = z.object({
  entity: z.literal("inventoryChange"),
  id: z.string(),
  pool: z.string(),
  what: z.enum(["made", "moved", "adjusted", "recounted"]),
  rolls: z.number().int(),
  active: z.number().int(),
  by: z.string(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
export type InventoryChangeItem = z.infer<typeof InventoryChangeItem>;
