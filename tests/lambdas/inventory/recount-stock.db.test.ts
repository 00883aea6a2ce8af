import { beforeEach, describe, expect, it } from "vitest";
import { recountStock } from "#lambdas/inventory/recount-stock.ts";
import { adjustInventory, listInventory, moveRoll } from "#lambdas/inventory/stock.ts";
import { tellOfDelays } from "#lambdas/orders/tell-of-delays.ts";
import { planLink, planUnlink } from "#lambdas/shared/qr/link-writes.ts";
import { inventoryWrite, rollKey } from "#lambdas/shared/qr/stock-writes.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { QrRollItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type OrderDesk, anOrderDesk } from "#tests/lambdas/orders/an-order-desk.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

let desk: OrderDesk;
let table: Table;
let now: Date;
beforeEach(async () => {
  desk = await anOrderDesk();
  ({ table } = await desk.inRole("check-stickers"));
  now = new Date(noon.getTime() + 10 * minute);
});

const system = () => ({ ...desk.desk.system, now: () => now });
const recount = () => recountStock({ table, system: system() });
const stockOf = (pool: string) => desk.table.get(keys.inventory(pool), InventoryItem);
const numbers = async (pool = "self") => {
  const { rolls, active } = (await stockOf(pool)) ?? { rolls: 0, active: 0 };
  return { rolls, active };
};
const takeOut = async (pool = "self") =>
  moveRoll(
    { table: (await desk.inRole("inventory")).table, system: desk.desk.system },
    { adminId: "admin", pool },
  );
const linking = (count: number) => ({
  bikeId: desk.bikeId,
  frameNumber: `WTU204K${8000 + count}`,
  at: noon.toISOString(),
});
const link = async (uid: string, count = 0) =>
  desk.table.transact(await planLink(desk.table, uid, linking(count)));

/** Someone's numbers that no code stands for. */
const drift = (rolls: number, active: number) =>
  desk.table.transact([inventoryWrite("self", noon.toISOString()).add("rolls", rolls).add("active", active)]);

describe("counting stickers at night", () => {
  it("changes nothing where the numbers agree with the codes", async () => {
    const [uid = ""] = await desk.stock(60);
    await takeOut();
    await link(uid);
    expect(await recount()).toMatchObject([{ pool: "self", is: "right", wasMoved: false }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 59 });
  });

  it("puts right a number that no codes stand for, and says by how much", async () => {
    const [uid = ""] = await desk.stock(60);
    await takeOut();
    await drift(2, -25);
    await desk.table.transact([update(rollKey((await desk.codeOf(uid))?.rollId ?? "")).set({ left: 7 })]);
    expect(await recount()).toMatchObject([{ pool: "self", is: "repaired", rolls: -2, active: 25 }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 60 });
    expect(await desk.rollOf(uid)).toMatchObject({ left: 60 });
    now = new Date(now.getTime() + day);
    expect(await recount()).toMatchObject([{ is: "right" }]);
  });

  it("leaves a pool alone that has just changed, as lists can lag behind", async () => {
    await desk.stock(60);
    await drift(1, 0);
    now = noon;
    expect(await recount()).toMatchObject([{ is: "busy" }]);
    expect(await numbers()).toEqual({ rolls: 2, active: 0 });
  });

  it("takes out the next roll where fewer than twenty codes are active, once", async () => {
    await desk.stock(60);
    expect(await recount()).toMatchObject([{ wasMoved: true }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 60 });
    now = new Date(now.getTime() + day);
    expect(await recount()).toMatchObject([{ wasMoved: false }]);
  });

  it("counts what people have counted differently", async () => {
    await desk.stock(60);
    await takeOut();
    await desk.stock(60);
    const inventory = await desk.inRole("inventory");
    const seen = await numbers();
    await adjustInventory(
      { ...inventory, system: desk.desk.system },
      { adminId: "admin", pool: "self", rolls: seen.rolls, active: 19, seen, reason: "Räknat" },
    );
    expect(await recount()).toMatchObject([{ wasMoved: true }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 120 });
  });

  it("undoes no sticker that is linked or freed while it counts, a hundred times", async () => {
    const uids = await desk.stock(100);
    await takeOut();
    let linked = 0;
    for (const uid of uids) {
      await drift(0, 3);
      now = new Date(now.getTime() + day);
      const free = async () =>
        desk.table.transact(
          await planUnlink(desk.table, [uid], { bikeId: desk.bikeId, at: noon.toISOString() }),
        );
      await Promise.all([recount(), link(uid, linked).then(linked % 2 === 0 ? free : undefined)]);
      linked += 1;
      now = new Date(now.getTime() + day);
      await recount();
      const gone = Math.floor(linked / 2);
      expect((await numbers()).active).toBe(100 - gone);
    }
  });
});

describe("what goes wrong in one pool", () => {
  it("takes out nothing where people have counted that there is no roll, and says that it is empty", async () => {
    await desk.stock(60);
    const inventory = await desk.inRole("inventory");
    const context = { ...inventory, system: desk.desk.system };
    const seen = { rolls: 1, active: 0 };
    await adjustInventory(context, {
      adminId: "admin",
      pool: "self",
      rolls: 0,
      active: 0,
      seen,
      reason: "Räknat",
    });
    expect(await recount()).toMatchObject([{ is: "right", wasMoved: false }]);
    expect((await stockOf("self"))?.emptySince).toBe(now.toISOString());
  });

  it("does not end the night for the others", async () => {
    await desk.stock(60);
    const { orderNumber } = await desk.storeOrder({ kind: "qr_order", count: 10 });
    await desk.make(orderNumber);
    const partition = lists.qrRolls("store_1", "warehouse");
    const { items } = await desk.table.query({ index: "gsi1", partition, schema: QrRollItem, limit: 1 });
    await desk.table.transact([update(rollKey(items[0]?.id ?? "")).set({ left: "many" })]);
    const outcomes = await recount();
    expect(outcomes.find(({ pool }) => pool === "self")).toMatchObject({ is: "right", wasMoved: true });
    expect(outcomes.find(({ pool }) => pool === "store_1")).toMatchObject({ is: "failed", wasMoved: false });
  });
});

describe("how long stock lasts", () => {
  it("is known after a week of nights, by what has gone since", async () => {
    const uids = await desk.stock(100);
    const inventory = await desk.inRole("inventory");
    const listed = async () => {
      const context = {
        ...inventory,
        cursorSecret: "a secret of at least thirty-two signs",
        system: system(),
      };
      const { items } = await listInventory(context, { limit: 20 });
      return items.map(({ perDay, lastsUntil }) => ({ perDay, lastsUntil }));
    };
    await recount();
    expect(await listed()).toEqual([{ perDay: undefined, lastsUntil: undefined }]);
    for (const [place, uid] of uids.slice(0, 20).entries()) await link(uid, place);
    now = new Date(now.getTime() + 10 * day);
    await recount();
    const until = new Date(now.getTime() + 40 * day).toISOString().slice(0, 10);
    expect(await listed()).toEqual([{ perDay: 2, lastsUntil: until }]);
  });
});

describe("a store without stickers", () => {
  const told = async () => {
    const partition = lists.notificationsOf("clerk");
    const { items } = await desk.table.query({
      index: "gsi1",
      partition,
      schema: NotificationItem,
      limit: 20,
    });
    return items.map(({ params }) => params["what"]);
  };

  it("is told once, and again when new rolls have run out too", async () => {
    await desk.table.transact([inventoryWrite("store_1", noon.toISOString()).add("active", 0)]);
    await recount();
    expect(await told()).toEqual(["stock-empty"]);
    now = new Date(now.getTime() + day);
    await recount();
    expect(await told()).toEqual(["stock-empty"]);
    const { orderNumber } = await desk.storeOrder({ kind: "qr_order", count: 10 });
    await desk.make(orderNumber);
    expect((await stockOf("store_1"))?.emptySince).toBeUndefined();
    now = new Date(now.getTime() + day);
    await recount();
    expect(await numbers("store_1")).toEqual({ rolls: 0, active: 10 });
    now = new Date(now.getTime() + day);
    await recount();
    expect(await told()).toEqual(["stock-empty", "stock-empty"]);
  });
});

describe("an order that is late", () => {
  const orderOf = async (id: string) => desk.table.get(keys.stickerOrder("anna", id), StickerOrderItem);
  const tell = () => tellOfDelays({ table, system: system() });

  it("is told of once, after five working days, unless it has been sent", async () => {
    const late = await desk.order();
    const sent = await desk.order();
    await desk.make(sent.orderNumber);
    await desk.step(sent.orderNumber, "pack");
    await desk.step(sent.orderNumber, "send");
    now = new Date(noon.getTime() + 3 * day);
    expect(await tell()).toBe(0);
    now = new Date(noon.getTime() + 14 * day);
    expect(await tell()).toBe(1);
    expect((await orderOf(late.id))?.delayedAt).toBe(now.toISOString());
    expect(await tell()).toBe(0);
    expect((await orderOf(sent.id))?.delayedAt).toBeUndefined();
  });
});
