import * as z from "zod";
import { VoidReason } from "#contract/stickers/bike-codes.ts";
import { RollState } from "#contract/stickers/rolls.ts";

/** A code. One made with its bike has neither pool nor roll. */
export const QrCodeItem = z.object({
  entity: z.literal("qrCode"),
  uid: z.string(),
  /** The oldest codes have no state and are linked. */
  state: z.enum(["made", "linked", "void"]).default("linked"),
  batchId: z.string().optional(),
  rollId: z.string().optional(),
  orderId: z.string().optional(),
  /** The store registration that it paid for. It pays only once, even after a move. */
  paidFor: z.string().optional(),
  /** The bike it leads to; a voided code keeps its last one. */
  bikeId: z.string().optional(),
  frameNumber: z.string().optional(),
  madeAt: z.iso.datetime().optional(),
  linkedAt: z.iso.datetime().optional(),
  voidedAt: z.iso.datetime().optional(),
  voidReason: VoidReason.optional(),
  /** The code that replaced it. */
  followedBy: z.string().optional(),
});
export type QrCodeItem = z.infer<typeof QrCodeItem>;

/** A run. `made` grows with each chunk. */
export const QrBatchItem = z.object({
  entity: z.literal("qrBatch"),
  id: z.string(),
  pool: z.string(),
  count: z.number().int(),
  made: z.number().int(),
  by: z.string(),
  /** The store order that it belongs to. */
  orderNumber: z.string().optional(),
  /** True until the order is sent or cancelled: its rolls are nobody's stock. */
  isOrdered: z.boolean().optional(),
  at: z.iso.datetime(),
  /** Set by an administrator. */
  printedAt: z.iso.datetime().optional(),
});
export type QrBatchItem = z.infer<typeof QrBatchItem>;

/** At most a hundred codes that are moved together; a run's last roll can hold fewer. */
export const QrRollItem = z.object({
  entity: z.literal("qrRoll"),
  id: z.string(),
  /** A store's id, or `self` for stickers ordered by people. */
  pool: z.string(),
  batchId: z.string(),
  count: z.number().int(),
  /** Codes neither linked nor voided. */
  left: z.number().int(),
  state: RollState,
  activeAt: z.iso.datetime().optional(),
});
export type QrRollItem = z.infer<typeof QrRollItem>;

/** Codes made together, so that a search by part need not read each code. */
export const CodeChunkItem = z.object({ entity: z.literal("codeChunk"), uids: z.array(z.string()) });
export type CodeChunkItem = z.infer<typeof CodeChunkItem>;

export const CodeEventItem = z.object({
  entity: z.literal("codeEvent"),
  what: z.enum(["linked", "unlinked", "voided"]),
  at: z.iso.datetime(),
  bikeId: z.string(),
  /** The frame number at the time. */
  frameNumber: z.string().optional(),
  orderNumber: z.string().optional(),
  /** The code that it replaced. */
  follows: z.string().optional(),
  voidReason: VoidReason.optional(),
});
export type CodeEventItem = z.infer<typeof CodeEventItem>;

/** Links a sticker to its bike, and stays when voided. The papers' code is on the bike itself until voided. */
export const BikeCodeItem = z.object({
  entity: z.literal("bikeCode"),
  bikeId: z.string(),
  uid: z.string(),
  kind: z.enum(["papers", "sticker"]).default("sticker"),
  linkedAt: z.iso.datetime(),
  orderId: z.string().optional(),
  voidedAt: z.iso.datetime().optional(),
  voidReason: VoidReason.optional(),
  /** True if a roll can take it back, so that it can be linked to another bike. */
  isReusable: z.boolean().default(false),
});
export type BikeCodeItem = z.infer<typeof BikeCodeItem>;
