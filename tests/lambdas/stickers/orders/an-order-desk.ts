import { randomBytes } from "node:crypto";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import type { StoreOrderForm } from "#contract/stickers/orders/store-orders.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { countOrders } from "#lambdas/stickers/orders/admin/count-orders.ts";
import {
  linkOrderCode,
  makeOrderCodes,
  unlinkOrderCode,
} from "#lambdas/stickers/orders/admin/order-codes.ts";
import { takeOrderStep } from "#lambdas/stickers/orders/admin/order-steps.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { placeStoreOrder } from "#lambdas/stickers/orders/stores/store-orders.ts";
import { orderStickers } from "#lambdas/stickers/orders/stickers/order-stickers.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { BikeCodeItem, QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/platform/table/keys.ts";
import { aCaller, given, noon } from "#tests/lambdas/a.ts";
import { aShop } from "#tests/lambdas/points/context.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";

const at = noon.toISOString();
const address = { name: "Anna Lindqvist", street: "Storgatan 1", postalCode: "411 03", city: "Göteborg" };
export const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });

/** A register with Anna's bike, a store, and printed stickers in stock. */
export const anOrderDesk = async (ground: Parameters<typeof aShop>[0] = {}) => {
  const shop = await aShop(ground);
  const { table, key, context } = shop;
  /** The test system's random bytes repeat after some hundreds. */
  const system = ground.system ?? { ...context.system, bytes: (length: number) => randomBytes(length) };
  const desk = { ...shop.ofOrders, system };
  await given.person(table, "anna", 5000);
  const bike = aListedBike({ ownerId: "anna", qrUid: "5f0c7a52-0c1b-4d5e-9a77-0123456789ab" });
  await table.transact(bikeWrites(bike, system.newId("event"), true));
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await table.transact(storeWrites({ ...store, createdAt: at }, "clerk"));

  const asked = (orderNumber: string) => ({ adminId: "admin", orderNumber });
  return {
    ...shop,
    table,
    desk,
    bikeId: bike.id,
    order: async (count = 1) => {
      const request = { bikeId: bike.id, count, address };
      const input = { userId: "anna", idempotencyKey: key(), request };
      return (await orderStickers(desk, input)).order;
    },
    storeOrder: (request: StoreOrderForm, caller = clerk) =>
      placeStoreOrder(desk, { caller, idempotencyKey: key(), request }),
    /** Makes stickers on a roll. */
    stock: async (count: number, pool = "self"): Promise<string[]> => {
      const id = system.newId("batch");
      await table.transact([beginBatch({ id, pool, count, by: "admin", at })]);
      while (((await makeNextCodes({ table, system }, id))?.made ?? count) < count);
      const roll = { index: "gsi2", partition: lists.qrCodesOfRoll(`${id}-1`), schema: QrCodeItem } as const;
      return (await table.query({ ...roll, limit: 100 })).items.map(({ uid }) => uid);
    },
    link: (orderNumber: string, uid: string) => linkOrderCode(desk, { ...asked(orderNumber), uid }),
    unlink: (orderNumber: string, uid: string) => unlinkOrderCode(desk, { ...asked(orderNumber), uid }),
    make: (orderNumber: string) => makeOrderCodes(desk, asked(orderNumber)),
    step: (orderNumber: string, step: Parameters<typeof takeOrderStep>[1]["step"]) =>
      takeOrderStep(desk, { ...asked(orderNumber), step }),
    stateOf: async (orderNumber: string): Promise<OrderState> => (await readOrder(table, orderNumber)).state,
    counts: () => countOrders(desk),
    codeOf: (uid: string) => table.get(keys.qr(uid), QrCodeItem),
    rollOf: async (uid: string) => {
      const { rollId = "" } = (await table.get(keys.qr(uid), QrCodeItem)) ?? {};
      const [, batchId = "", number = ""] = /^(.*)-(\d+)$/.exec(rollId) ?? [];
      return table.get(keys.qrRoll(batchId, Number(number)), QrRollItem);
    },
    inventoryOf: (pool: string) => table.get(keys.inventory(pool), InventoryItem),
    onBike: async (): Promise<string[]> => {
      const stickers = { partition: bikePartition(bike.id), prefix: ranges.bikeCodes, schema: BikeCodeItem };
      return (await table.query({ ...stickers, limit: 50 })).items.map(({ uid }) => uid);
    },
  };
};
export type OrderDesk = Awaited<ReturnType<typeof anOrderDesk>>;
