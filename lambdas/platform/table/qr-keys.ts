import type { OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import type { RollState } from "#contract/stickers/rolls.ts";
import { key } from "./key.ts";

export const qrKeys = {
  stickerOrder: (userId: string, orderId: string) => key(`USER#${userId}`, `STICKERS#${orderId}`),
  storeOrder: (storeId: string, orderId: string) => key(`STORE#${storeId}`, `ORDER#${orderId}`),
  orderCounts: () => key("ORDERCOUNTS#all", "ORDERCOUNTS"),
  qrBatch: (batchId: string) => key(`QRBATCH#${batchId}`, "QRBATCH"),
  /** A roll of a print run, numbered from 1. */
  qrRoll: (batchId: string, number: number) =>
    key(`QRBATCH#${batchId}`, `ROLL#${String(number).padStart(2, "0")}`),
  /** Counts how often a code's page was opened on a day in Sweden. */
  qrScans: (uid: string, day: string) => key(`QR#${uid}`, `SCANS#${day}`),
  /** An event of a code: linked, unlinked or voided. */
  codeEvent: (uid: string, at: string, what: string) => key(`QR#${uid}`, `LIFE#${at}#${what}`),
  /** Codes that were created together. `from` is the position of the first in the run. */
  codeChunk: (batchId: string, from: number) =>
    key(`QRBATCH#${batchId}`, `CODES#${String(from).padStart(3, "0")}`),
  /** A sticker on a bike. */
  bikeCode: (bikeId: string, uid: string) => key(`BIKE#${bikeId}`, `CODE#${uid}`),
  inventory: (pool: string) => key(`INVENTORY#${pool}`, "INVENTORY"),
  inventoryChange: (pool: string, changeId: string) => key(`INVENTORY#${pool}`, `CHANGE#${changeId}`),
} as const;

export const qrLists = {
  /** Orders of customers or of stores that are not cancelled, by time. */
  orders: (party: OrderParty) => `ORDERS#${party}` as const,
  /** Orders in one state, cancelled ones included. In the second index. */
  ordersInState: (party: OrderParty, state: OrderState) => `ORDERSIN#${party}#${state}` as const,
  /** Codes by the first two characters of their short code. */
  qrCodesByShortCode: (shortCode: string) => `QRSHORT#${shortCode.slice(0, 2)}` as const,
  /** The codes of a roll in print order. In the second index. */
  qrCodesOfRoll: (rollId: string) => `QRROLL#${rollId}` as const,
  /** The rolls of a pool in one state, oldest first. */
  qrRolls: (pool: string, state: RollState) => `QRROLLS#${pool}#${state}` as const,
  /** The codes of all runs, by time. */
  codeChunks: () => "QRCODECHUNKS" as const,
  /** Codes without a roll, by time. In the second index. */
  singleQrCodes: () => "QRSINGLE" as const,
  /** The stock of every pool. */
  inventories: () => "INVENTORIES" as const,
  /** Stock changes in all pools, by time. */
  inventoryChanges: () => "INVENTORYCHANGES" as const,
  /** All print runs, by start. */
  qrBatches: () => "QRBATCHES" as const,
} as const;

export const codePartition = (uid: string): string => `QR#${uid}`;
