import { beforeEach, describe, expect, it } from "vitest";
import { recountStock } from "#lambdas/stickers/inventory/recount-stock.ts";
import { adjustInventory, listInventory, moveRoll } from "#lambdas/stickers/inventory/stock.ts";
import { notifyDelays } from "#lambdas/stickers/orders/notify-delays.ts";
import { planLink, planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import { inventoryWrite, rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type OrderDesk, anOrderDesk } from "#tests/lambdas/stickers/orders/walk/stage.ts";
import { roundsOf } from "#tests/rounds.ts";

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

/** Changes the numbers without any code. */
const drift = (rolls: number, active: number) =>
  desk.table.transact([inventoryWrite("self", noon.toISOString()).add("rolls", rolls).add("active", active)]);

describe("the nightly recount", () => {
  it("changes nothing if the numbers agree with the codes", async () => {
    const [uid = ""] = await desk.stock(100);
    await takeOut();
    await link(uid);
    expect(await recount()).toMatchObject([{ pool: "self", is: "right", wasMoved: false }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 99 });
  });

  it("corrects a number that differs from the codes, and logs by how much", async () => {
    const [uid = ""] = await desk.stock(100);
    await takeOut();
    await drift(2, -25);
    await desk.table.transact([update(rollKey((await desk.codeOf(uid))?.rollId ?? "")).set({ left: 7 })]);
    expect(await recount()).toMatchObject([{ pool: "self", is: "repaired", rolls: -2, active: 25 }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 100 });
    expect(await desk.rollOf(uid)).toMatchObject({ left: 100 });
    now = new Date(now.getTime() + day);
    expect(await recount()).toMatchObject([{ is: "right" }]);
  });

  it("skips a pool that has just changed, because indexes can lag", async () => {
    await desk.stock(100);
    await drift(1, 0);
    now = noon;
    expect(await recount()).toMatchObject([{ is: "busy" }]);
    expect(await numbers()).toEqual({ rolls: 2, active: 0 });
  });

  it("activates the next roll once when fewer than twenty codes are active", async () => {
    await desk.stock(100);
    expect(await recount()).toMatchObject([{ wasMoved: true }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 100 });
    now = new Date(now.getTime() + day);
    expect(await recount()).toMatchObject([{ wasMoved: false }]);
  });

  it("does not take out a roll that holds ten", async () => {
    const uids = await desk.stock(100);
    for (const [place, uid] of uids.slice(10).entries()) await link(uid, place);
    expect(await recount()).toMatchObject([{ wasMoved: false }]);
    expect(await numbers()).toEqual({ rolls: 1, active: 0 });
  });

  it("includes manual adjustments", async () => {
    await desk.stock(100);
    await takeOut();
    await desk.stock(100);
    const inventory = await desk.inRole("inventory");
    const seen = await numbers();
    await adjustInventory(
      { ...inventory, system: desk.desk.system },
      { adminId: "admin", pool: "self", rolls: seen.rolls, active: 19, seen, reason: "Räknat" },
    );
    expect(await recount()).toMatchObject([{ wasMoved: true }]);
    expect(await numbers()).toEqual({ rolls: 0, active: 200 });
  });

  it("never undoes a link or unlink made while it counts, a hundred times", async () => {
    const uids = await desk.stock(100);
    await takeOut();
    let linked = 0;
    for (const uid of uids.slice(0, roundsOf(100))) {
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

describe("a problem in one pool", () => {
  it("activates no roll if a manual count says there is none, and reports it empty", async () => {
    await desk.stock(100);
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

  it("does not stop the others", async () => {
    await desk.stock(100);
    await desk.stock(100, "store_1");
    const partition = lists.qrRolls("store_1", "warehouse");
    const { items } = await desk.table.query({ index: "gsi1", partition, schema: QrRollItem, limit: 1 });
    await desk.table.transact([update(rollKey(items[0]?.id ?? "")).set({ left: "many" })]);
    const outcomes = await recount();
    expect(outcomes.find(({ pool }) => pool === "self")).toMatchObject({ is: "right", wasMoved: true });
    expect(outcomes.find(({ pool }) => pool === "store_1")).toMatchObject({ is: "failed", wasMoved: false });
  });
});

describe("how long stock lasts", () => {
  it("is known after a week, from the stickers used since", async () => {
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
  const notifications = async () => {
    const partition = lists.notificationsOf("clerk");
    const { items } = await desk.table.query({
      index: "gsi1",
      partition,
      schema: NotificationItem,
      limit: 20,
    });
    return items.map(({ params }) => params["what"]);
  };

  it("is notified once, and again when new rolls have run out too", async () => {
    await desk.table.transact([inventoryWrite("store_1", noon.toISOString()).add("active", 0)]);
    await recount();
    expect(await notifications()).toEqual(["stock-empty"]);
    now = new Date(now.getTime() + day);
    await recount();
    expect(await notifications()).toEqual(["stock-empty"]);
    await desk.stock(10, "store_1");
    expect((await stockOf("store_1"))?.emptySince).toBeUndefined();
    now = new Date(now.getTime() + day);
    await recount();
    expect(await numbers("store_1")).toEqual({ rolls: 0, active: 10 });
    expect(await notifications()).toEqual(["stock-empty", "stock-empty"]);
  });
});

describe("an order that is late", () => {
  const orderOf = async (id: string) => desk.table.get(keys.stickerOrder("anna", id), StickerOrderItem);
  const tell = () => notifyDelays({ table, system: system() });

  it("is notified once, after five working days, unless it has been sent", async () => {
    const late = await desk.order();
    const ofStore = await desk.storeOrder({ kind: "qr_order", count: 10 });
    const sent = await desk.order();
    await desk.make(sent.orderNumber);
    await desk.step(sent.orderNumber, "pack");
    await desk.step(sent.orderNumber, "send");
    now = new Date(noon.getTime() + 3 * day);
    expect(await tell()).toBe(0);
    now = new Date(noon.getTime() + 14 * day);
    expect(await tell()).toBe(2);
    expect(await readOrder(desk.table, ofStore.orderNumber)).toMatchObject({ recipients: ["clerk"] });
    expect((await orderOf(late.id))?.delayedAt).toBe(now.toISOString());
    expect(await tell()).toBe(0);
    expect((await orderOf(sent.id))?.delayedAt).toBeUndefined();
  });
});
