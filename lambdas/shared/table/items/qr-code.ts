import * as z from "zod";
import { VoidReason } from "#contract/bike-codes.ts";

/** The code of a sticker. One that was made with its bike has neither pool nor roll. */
export const QrCodeItem = z.object({
  entity: z.literal("qrCode"),
  uid: z.string(),
  /** Codes from before there were others have none, and are linked. */
  state: z.enum(["made", "linked", "void"]).default("linked"),
  /** Whose stickers it is among: a store's id, or `self` for those that people order themselves. */
  pool: z.string().optional(),
  batchId: z.string().optional(),
  rollId: z.string().optional(),
  /** Told of one that was linked for an order. */
  orderId: z.string().optional(),
  /** The registration at a store that it has paid for. It pays for no other one, wherever it is put later. */
  paidFor: z.string().optional(),
  /** The bike it leads to. A voided code keeps the bike it led to last. */
  bikeId: z.string().optional(),
  frameNumber: z.string().optional(),
  madeAt: z.iso.datetime().optional(),
  linkedAt: z.iso.datetime().optional(),
  voidedAt: z.iso.datetime().optional(),
  voidReason: VoidReason.optional(),
  /** The code that has replaced it. */
  followedBy: z.string().optional(),
});
export type QrCodeItem = z.infer<typeof QrCodeItem>;

/** A run that makes codes. `made` tells how many there are, and grows with each chunk. */
export const QrBatchItem = z.object({
  entity: z.literal("qrBatch"),
  id: z.string(),
  pool: z.string(),
  count: z.number().int(),
  made: z.number().int(),
  by: z.string(),
  /** Of a store that has ordered them. */
  orderNumber: z.string().optional(),
  at: z.iso.datetime(),
  /** Only by an administrator who says that it is printed. */
  printedAt: z.iso.datetime().optional(),
});
export type QrBatchItem = z.infer<typeof QrBatchItem>;

/** A hundred codes at most that are moved together. A run's last roll holds what is left. */
export const QrRollItem = z.object({
  entity: z.literal("qrRoll"),
  id: z.string(),
  pool: z.string(),
  batchId: z.string(),
  count: z.number().int(),
  /** How many of its codes are neither linked nor voided. */
  left: z.number().int(),
  state: z.enum(["warehouse", "active", "used-up"]),
  /** When it was taken out of the warehouse. */
  activeAt: z.iso.datetime().optional(),
});
export type QrRollItem = z.infer<typeof QrRollItem>;

/** Codes that were made at once, so that any part of one can be looked for without reading each of them. */
export const CodeChunkItem = z.object({ entity: z.literal("codeChunk"), uids: z.array(z.string()) });
export type CodeChunkItem = z.infer<typeof CodeChunkItem>;

/** One line of what became of a code: where it was linked, taken off or voided. */
export const CodeEventItem = z.object({
  entity: z.literal("codeEvent"),
  what: z.enum(["linked", "unlinked", "voided"]),
  at: z.iso.datetime(),
  bikeId: z.string(),
  /** The frame number that stood there then. */
  frameNumber: z.string().optional(),
  /** Of the order it was linked for. */
  orderNumber: z.string().optional(),
  /** The code that it was linked in place of. */
  follows: z.string().optional(),
  voidReason: VoidReason.optional(),
});
export type CodeEventItem = z.infer<typeof CodeEventItem>;

/** That a sticker is on a bike, or was until it was voided, kept with the bike. The code of its papers is in the bike itself until it is voided. */
export const BikeCodeItem = z.object({
  entity: z.literal("bikeCode"),
  bikeId: z.string(),
  uid: z.string(),
  kind: z.enum(["papers", "sticker"]).default("sticker"),
  linkedAt: z.iso.datetime(),
  orderId: z.string().optional(),
  voidedAt: z.iso.datetime().optional(),
  voidReason: VoidReason.optional(),
  /** It has a roll to go back to. */
  isReusable: z.boolean().default(false),
});
export type BikeCodeItem = z.infer<typeof BikeCodeItem>;
