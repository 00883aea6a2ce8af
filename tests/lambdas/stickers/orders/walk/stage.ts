import { createHash, randomBytes } from "node:crypto";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { given, aSystem, noon, aCaller } from "#tests/lambdas/a.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { type dice, isForeseen } from "#tests/lambdas/points/walk-steps.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";
import { crashes } from "#tests/lambdas/ownership/transfers/crashes.ts";
import { readWorld } from "./laws.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import type { StoreOrderForm } from "#contract/stickers/orders/store-orders.ts";
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
import { aShop } from "#tests/lambdas/points/context.ts";

const fates = ["lives", "lives", "lives", "dies before", "dies after"] as const;
export const started = { anna: 5000, bo: 5000 };

/** Random bytes that never repeat, the same in every run. */
const countedBytes = () => {
  let requests = 0;
  return (length: number): Buffer =>
    createHash("sha512")
      .update(String((requests += 1)))
      .digest()
      .subarray(0, length);
};

/** Two people with two bikes each, a store, and an order desk whose processes sometimes crash. */
export const openStage = async (random: ReturnType<typeof dice>) => {
  let now = noon;
  const bytes = countedBytes();
  const system = { ...aSystem(() => now), bytes };
  const memory = openMemoryTable(() => now);
  const { between, ask } = crashes();
  const table = between(memory.table);
  const desk = await anOrderDesk({ table, system });
  await given.person(table, "bo", started.bo);
  const bikes = [{ id: desk.bikeId, ownerId: "anna", qrUid: "5f0c7a52-0c1b-4d5e-9a77-0123456789ab" }];
  for (const ownerId of ["anna", "bo", "bo"]) {
    const bike = aListedBike({ ownerId, qrUid: uuidOf(bytes(16)) });
    await table.transact(bikeWrites(bike, system.newId("event"), true));
    bikes.push({ id: bike.id, ownerId, qrUid: bike.qrUid ?? "" });
  }
  const done = new Map<string, number>();
  const note = (what: string): void => void done.set(what, (done.get(what) ?? 0) + 1);
  return {
    desk,
    bikes,
    random,
    done,
    context: { ...desk.desk, table, system, cursorSecret: "secret" },
    key: desk.key,
    pass: (milliseconds: number): void => void (now = new Date(now.getTime() + milliseconds)),
    world: readWorld(await memory.everything()),
    look: async () => readWorld(await memory.everything()),
    /** Runs an action that may crash, and retries it. */
    ask: (work: () => Promise<unknown>): Promise<unknown> => ask(random.one(fates) ?? "lives", work),
    step: async (what: string, deed: () => Promise<unknown>): Promise<void> => {
      now = new Date(now.getTime() + 60_000);
      try {
        await deed();
        note(what);
      } catch (error) {
        if (!isForeseen(error)) throw error;
        note("refused");
      }
    },
  };
};
export type Stage = Awaited<ReturnType<typeof openStage>>;

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
