import { key } from "./key.ts";

/** Those keys of the table that belong to stickers, apart from the code that leads to a bike. */
export const qrKeys = {
  stickerOrder: (userId: string, orderId: string) => key(`USER#${userId}`, `STICKERS#${orderId}`),
  qrBatch: (batchId: string) => key(`QRBATCH#${batchId}`, "QRBATCH"),
  /** The rolls of a run, numbered from 1. */
  qrRoll: (batchId: string, number: number) =>
    key(`QRBATCH#${batchId}`, `ROLL#${String(number).padStart(2, "0")}`),
  /** That a sticker is on a bike. */
  bikeCode: (bikeId: string, uid: string) => key(`BIKE#${bikeId}`, `CODE#${uid}`),
  inventory: (pool: string) => key(`INVENTORY#${pool}`, "INVENTORY"),
} as const;

export const qrLists = {
  /** Everybody's orders of stickers in one state. */
  stickerOrders: (state: "PENDING" | "CANCELLED") => `STICKERORDERS#${state}` as const,
  /** Codes whose short code begins with the same two characters. */
  qrCodesByShortCode: (shortCode: string) => `QRSHORT#${shortCode.slice(0, 2)}` as const,
  /** The codes of a roll, in the order in which they are printed. In the second index. */
  qrCodesOfRoll: (rollId: string) => `QRROLL#${rollId}` as const,
  /** The rolls of a pool in one state, oldest first. */
  qrRolls: (pool: string, state: "warehouse" | "active" | "used-up") => `QRROLLS#${pool}#${state}` as const,
  /** What there is of stickers in every pool. */
  inventories: () => "INVENTORIES" as const,
  /** All runs, by when they began. */
  qrBatches: () => "QRBATCHES" as const,
} as const;
