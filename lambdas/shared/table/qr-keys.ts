import type { OrderParty } from "#contract/orders/admin-orders.ts";
import type { OrderState } from "#contract/orders/machine.ts";
import { key } from "./key.ts";

/** Those keys of the table that belong to stickers, apart from the code that leads to a bike. */
export const qrKeys = {
  stickerOrder: (userId: string, orderId: string) => key(`USER#${userId}`, `STICKERS#${orderId}`),
  storeOrder: (storeId: string, orderId: string) => key(`STORE#${storeId}`, `ORDER#${orderId}`),
  orderCounts: () => key("ORDERCOUNTS#all", "ORDERCOUNTS"),
  qrBatch: (batchId: string) => key(`QRBATCH#${batchId}`, "QRBATCH"),
  /** The rolls of a run, numbered from 1. */
  qrRoll: (batchId: string, number: number) =>
    key(`QRBATCH#${batchId}`, `ROLL#${String(number).padStart(2, "0")}`),
  /** How often the page of a code was opened on a day in Sweden. */
  qrScans: (uid: string, day: string) => key(`QR#${uid}`, `SCANS#${day}`),
  /** That a code was linked, taken off or voided. */
  codeEvent: (uid: string, at: string, what: string) => key(`QR#${uid}`, `LIFE#${at}#${what}`),
  /** Which codes were made at once, from the place of the first in the run. */
  codeChunk: (batchId: string, from: number) =>
    key(`QRBATCH#${batchId}`, `CODES#${String(from).padStart(3, "0")}`),
  /** That a sticker is on a bike. */
  bikeCode: (bikeId: string, uid: string) => key(`BIKE#${bikeId}`, `CODE#${uid}`),
  inventory: (pool: string) => key(`INVENTORY#${pool}`, "INVENTORY"),
  inventoryChange: (pool: string, changeId: string) => key(`INVENTORY#${pool}`, `CHANGE#${changeId}`),
} as const;

export const qrLists = {
  /** Orders of customers or of stores that are not cancelled, by when they were made. */
  orders: (party: OrderParty) => `ORDERS#${party}` as const,
  /** Those in one state, cancelled ones too. In the second index. */
  ordersInState: (party: OrderParty, state: OrderState) => `ORDERSIN#${party}#${state}` as const,
  /** Codes whose short code begins with the same two characters. */
  qrCodesByShortCode: (shortCode: string) => `QRSHORT#${shortCode.slice(0, 2)}` as const,
  /** The codes of a roll, in the order in which they are printed. In the second index. */
  qrCodesOfRoll: (rollId: string) => `QRROLL#${rollId}` as const,
  /** The rolls of a pool in one state, oldest first. */
  qrRolls: (pool: string, state: "warehouse" | "active" | "used-up") => `QRROLLS#${pool}#${state}` as const,
  /** Which codes all runs have made, by when. */
  codeChunks: () => "QRCODECHUNKS" as const,
  /** Codes that were made on no roll, by when. In the second index. */
  singleQrCodes: () => "QRSINGLE" as const,
  /** What there is of stickers in every pool. */
  inventories: () => "INVENTORIES" as const,
  /** What has changed in any pool, by when. */
  inventoryChanges: () => "INVENTORYCHANGES" as const,
  /** All runs, by when they began. */
  qrBatches: () => "QRBATCHES" as const,
} as const;

/** All that is known of a code. */
export const codePartition = (uid: string): string => `QR#${uid}`;
