import { beforeEach, describe, expect, it } from "vitest";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import { cancelAnyOrder } from "#lambdas/stickers/orders/admin/cancel-any-order.ts";
import { listOrderCodes } from "#lambdas/stickers/orders/admin/list-order-codes.ts";
import { listOrders } from "#lambdas/stickers/orders/admin/list-orders.ts";
import { overrideOrderState } from "#lambdas/stickers/orders/admin/order-steps.ts";
import {
  cancelStickerOrder,
  receiveStickerOrder,
} from "#lambdas/stickers/orders/stickers/own-sticker-orders.ts";
import {
  cancelStoreOrder,
  listStoreOrders,
  receiveStoreOrder,
} from "#lambdas/stickers/orders/stores/store-orders.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { InventoryChangeItem } from "#lambdas/stickers/items/inventory.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys, lists, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { Crash, crashingTable } from "#tests/lambdas/points/crashing.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { clerk, type OrderDesk, anOrderDesk } from "./walk/stage.ts";
import { roundsOf } from "#tests/rounds.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await anOrderDesk();
});

const cancel = (orderNumber: string, reason = "Slut") =>
  cancelAnyOrder(desk.desk, { adminId: "admin", orderNumber, reason });

describe("a customer's order", () => {
  it("is placed, packed, sent and received", async () => {
    const { orderNumber, id } = await desk.order(2);
    expect(await desk.counts()).toEqual({ customer: 1, store: 0, pending: 1, completed: 0 });
    expect(await desk.make(orderNumber)).toMatchObject({ state: "qr_linked", linked: 2 });
    expect(await desk.step(orderNumber, "pack")).toMatchObject({ state: "packed" });
    expect(await desk.step(orderNumber, "send")).toMatchObject({ state: "sent" });
    const received = await receiveStickerOrder(desk.desk, { userId: "anna", orderId: id });
    expect(received).toMatchObject({ state: "completed", linked: 2 });
    expect(await desk.counts()).toEqual({ customer: 1, store: 0, pending: 0, completed: 1 });
    const query = {
      partition: userPartition("anna"),
      prefix: ranges.notifications,
      schema: NotificationItem,
    };
    expect((await desk.table.query({ ...query, limit: 5 })).items).toMatchObject([
      { type: "order_status", params: { what: "stickers-sent" } },
    ]);
  });

  it("takes stickers from stock and returns them", async () => {
    const [first = "", second = ""] = await desk.stock(60);
    const { orderNumber } = await desk.order(2);
    expect(await desk.link(orderNumber, first)).toMatchObject({ state: "pending", linked: 1 });
    expect(await desk.link(orderNumber, first)).toMatchObject({ linked: 1 });
    expect(await desk.link(orderNumber, second)).toMatchObject({ state: "qr_linked", linked: 2 });
    expect(await desk.rollOf(first)).toMatchObject({ count: 60, left: 58 });
    expect(new Set(await desk.onBike())).toEqual(new Set([first, second]));
    expect(await desk.unlink(orderNumber, second)).toMatchObject({ state: "pending", linked: 1 });
    expect(await desk.rollOf(first)).toMatchObject({ left: 59 });
    expect(await desk.onBike()).toEqual([first]);
    expect(await desk.codeOf(second)).toMatchObject({ state: "made" });
  });

  it("cannot be packed without codes, and gets none if the bike has a new owner", async () => {
    const { orderNumber } = await desk.order();
    expect(await problemIn(desk.step(orderNumber, "pack"))).toBe("no-code-linked");
    expect(await problemIn(desk.link(orderNumber, "00000000-0000-4000-8000-000000000000"))).toBe(
      "qr-code-taken",
    );
    await desk.table.transact([update(keys.bike(desk.bikeId)).set({ ownerId: "bo" })]);
    expect(await problemIn(desk.make(orderNumber))).toBe("frame-number-missing");
    expect(await problemIn(desk.step("CR-261120-NOSUCH", "pack"))).toBe("order-not-found");
  });

  it("takes no sticker from a store's rolls", async () => {
    const placed = await desk.storeOrder({ kind: "qr_order", count: 3 });
    await desk.make(placed.orderNumber);
    const { items } = await listOrderCodes(desk.desk, { orderNumber: placed.orderNumber, limit: 20 });
    const { orderNumber } = await desk.order();
    expect(await problemIn(desk.link(orderNumber, items[0]?.uid ?? ""))).toBe("qr-code-taken");
  });

  it("returns points and stickers when cancelled, except voided ones", async () => {
    const [first = ""] = await desk.stock(10);
    const { orderNumber, points } = await desk.order(2);
    await desk.link(orderNumber, first);
    await desk.make(orderNumber);
    await desk.step(orderNumber, "pack");
    expect(await cancel(orderNumber, "Ring 19850821-1359")).toMatchObject({
      state: "cancelled",
      reason: "Ring ••••••••-••••",
    });
    expect([await desk.pointsOf(), points]).toEqual([5000, 100]);
    expect(await desk.onBike()).toEqual([]);
    expect(await desk.rollOf(first)).toMatchObject({ left: 10 });
    expect((await listOrders(desk.desk, { limit: 20 })).items).toEqual([]);
    const cancelled = await listOrders(desk.desk, { state: "cancelled", limit: 20 });
    expect(cancelled.items).toMatchObject([{ orderNumber }]);
    const audit = { partition: `AUDIT#${orderNumber}`, schema: AuditItem, limit: 20, newestFirst: true };
    expect((await desk.table.query(audit)).items.map(({ action }) => action)).toContain("order-cancelled");
  });

  it("is either packed or cancelled, a hundred times", async () => {
    for (let round = 0; round < roundsOf(100); round += 1) {
      const { orderNumber, id } = await desk.order();
      const [linked] = await Promise.all([
        problemIn(desk.make(orderNumber)),
        problemIn(cancelStickerOrder(desk.desk, { userId: "anna", orderId: id })),
      ]);
      const state = await desk.stateOf(orderNumber);
      expect(state).toBe("cancelled");
      expect(["none", "order-moved"]).toContain(linked);
      expect(await desk.pointsOf()).toBe(5000);
      expect(await desk.onBike()).toEqual([]);
    }
  });

  it("that its customer cancels while it is packed is one or the other, and its sticker is free again", async () => {
    const [uid = ""] = await desk.stock(10);
    for (let round = 0; round < 20; round += 1) {
      const { orderNumber, id } = await desk.order();
      await desk.link(orderNumber, uid);
      const [packed, cancelled] = await Promise.all([
        problemIn(desk.step(orderNumber, "pack")),
        problemIn(cancelStickerOrder(desk.desk, { userId: "anna", orderId: id })),
      ]);
      expect([packed, cancelled].toSorted()).toEqual(["none", "order-moved"]);
      if (packed === "none") await cancel(orderNumber);
      for (const step of ["pack", "unpack", "send", "complete"] as const)
        expect(await problemIn(desk.step(orderNumber, step))).toBe("order-moved");
      expect(await problemIn(desk.link(orderNumber, uid))).toBe("order-moved");
      expect([await desk.pointsOf(), await desk.onBike()]).toEqual([5000, []]);
      expect(await desk.codeOf(uid)).toMatchObject({ state: "made" });
    }
  });

  it("shares no sticker with another order, a hundred times", async () => {
    const stickers = await desk.stock(100);
    const orders = await Promise.all(Array.from({ length: 8 }, () => desk.order(10)));
    for (const [round, uid] of stickers.slice(0, roundsOf(100)).entries()) {
      const one = orders[round % 4]?.orderNumber ?? "";
      const other = orders[4 + (round % 4)]?.orderNumber ?? "";
      const outcomes = await Promise.all([problemIn(desk.link(one, uid)), problemIn(desk.link(other, uid))]);
      const won = outcomes.filter((outcome) => outcome === "none").length;
      expect(won).toBeLessThanOrEqual(1);
    }
    const linked = await Promise.all(
      orders.map(({ orderNumber }) => listOrderCodes(desk.desk, { orderNumber, limit: 20 })),
    );
    const uids = linked.flatMap(({ items }) => items.map(({ uid }) => uid));
    expect(new Set(uids).size).toBe(uids.length);
    expect(await desk.rollOf(stickers[0] ?? "")).toMatchObject({ left: 100 - uids.length });
    expect((await desk.onBike()).length).toBe(Math.min(uids.length, 50));
  });
});

describe("an order's state", () => {
  it("is changed by hand only with a reason, stored without personal numbers", async () => {
    const { orderNumber } = await desk.order();
    const input = { adminId: "admin", orderNumber, state: "in_progress" } as const;
    expect(await problemIn(overrideOrderState(desk.desk, { ...input, reason: " " }))).toBe("invalid-request");
    await overrideOrderState(desk.desk, { ...input, reason: "Åt 19850821-1359" });
    expect(await desk.stateOf(orderNumber)).toBe("in_progress");
    const audit = { partition: `AUDIT#${orderNumber}`, schema: AuditItem, limit: 5 };
    expect((await desk.table.query(audit)).items).toMatchObject([
      { action: "order-overridden", reason: "Åt ••••••••-••••" },
    ]);
  });

  it("can go back from packed", async () => {
    const { orderNumber } = await desk.order();
    await desk.make(orderNumber);
    await desk.step(orderNumber, "pack");
    const undone = await desk.step(orderNumber, "unpack");
    expect(undone).toMatchObject({ state: "qr_linked" });
    expect(undone.packedAt).toBeUndefined();
    const audit = { partition: `AUDIT#${orderNumber}`, schema: AuditItem, limit: 20 };
    const lines = (await desk.table.query(audit)).items.map(({ action, reason }) => [action, reason]);
    expect(lines.slice(-2)).toEqual([
      ["order-packed", undefined],
      ["order-unpacked", undefined],
    ]);
  });

  it("is changed by only one of two administrators who take the same step", async () => {
    const { orderNumber } = await desk.order();
    await desk.make(orderNumber);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => problemIn(desk.step(orderNumber, "pack"))),
    );
    expect(outcomes.toSorted()).toEqual(["none", ...Array.from({ length: 4 }, () => "order-moved")]);
  });
});

describe("a store's order", () => {
  const stockLog = async () => {
    const list = { index: "gsi1", partition: lists.inventoryChanges(), schema: InventoryChangeItem } as const;
    return (await desk.table.query({ ...list, limit: 20 })).items;
  };
  const hears = async (userId: string) => {
    const query = {
      partition: userPartition(userId),
      prefix: ranges.notifications,
      schema: NotificationItem,
    };
    const { items } = await desk.table.query({ ...query, limit: 20 });
    return items.map(({ params }) => [params["what"], params["number"]]);
  };

  it("frees its rolls for others when it is cancelled before it is sent", async () => {
    const { orderNumber } = await desk.storeOrder({ kind: "qr_order", count: 120 });
    for (let chunk = 0; chunk < 3; chunk += 1) await desk.make(orderNumber);
    const { items } = await listOrderCodes(desk.desk, { orderNumber, limit: 20 });
    const former = aCaller("former", { role: "store", storeId: "store_1" });
    expect(await problemIn(cancelStoreOrder(desk.desk, { caller: former, orderNumber }))).toBe("forbidden");
    const other = aCaller("clerk", { role: "store", storeId: "store_2" });
    expect(await problemIn(cancelStoreOrder(desk.desk, { caller: other, orderNumber }))).toBe(
      "order-not-found",
    );
    expect(await cancelStoreOrder(desk.desk, { caller: clerk, orderNumber })).toMatchObject({
      state: "cancelled",
      cancelledBy: "customer",
    });
    expect(await desk.inventoryOf("store_1")).toBeUndefined();
    expect(await desk.inventoryOf("self")).toMatchObject({ rolls: 1, active: 20 });
    expect(await desk.rollOf(items[0]?.uid ?? "")).toMatchObject({ pool: "self", state: "warehouse" });
    const bought = await desk.order();
    expect(await desk.link(bought.orderNumber, items[0]?.uid ?? "")).toMatchObject({ linked: 1 });
    expect(await hears("clerk")).toEqual([["store-order-accepted", orderNumber]]);
  });

  it("is news to the store when it is accepted, sent or cancelled by us", async () => {
    const one = await desk.storeOrder({ kind: "qr_order", count: 10 });
    await desk.make(one.orderNumber);
    for (const step of ["pack", "send"] as const) await desk.step(one.orderNumber, step);
    const other = await desk.storeOrder({ kind: "inventory_order", item: "Skyltställ", count: 2 });
    await cancel(other.orderNumber);
    expect(await hears("clerk")).toEqual([
      ["store-order-accepted", one.orderNumber],
      ["store-order-sent", one.orderNumber],
      ["store-order-cancelled", other.orderNumber],
    ]);
    expect(await readOrder(desk.table, one.orderNumber)).toMatchObject({ recipients: ["clerk"] });
  });

  it("gets codes of its own store, chunk by chunk, and resumes after an interruption", async () => {
    const { orderNumber } = await desk.storeOrder({ kind: "qr_order", count: 120 });
    expect(await problemIn(desk.step(orderNumber, "pack"))).toBe("no-codes-made");
    expect(await desk.make(orderNumber)).toMatchObject({ state: "approved", linked: 50 });
    let died = false;
    const dying = crashingTable(desk.desk.table, () => (died ? "well" : ((died = true), "after")));
    const { makeOrderCodes } = await import("#lambdas/stickers/orders/admin/order-codes.ts");
    const input = { adminId: "admin", orderNumber };
    await expect(makeOrderCodes({ ...desk.desk, table: dying }, input)).rejects.toThrow(Crash);
    expect(await desk.make(orderNumber)).toMatchObject({ state: "qr_linked", linked: 120 });
    expect(await desk.make(orderNumber)).toMatchObject({ state: "qr_linked", linked: 120 });
    const codes: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOrderCodes(desk.desk, { orderNumber, limit: 50, cursor });
      codes.push(...page.items.map(({ uid }) => uid));
      ({ cursor } = page);
    } while (cursor !== undefined);
    expect([codes.length, new Set(codes).size]).toEqual([120, 120]);
    await desk.step(orderNumber, "pack");
    expect(await desk.inventoryOf("store_1")).toBeUndefined();
    await desk.step(orderNumber, "send");
    expect(await desk.inventoryOf("store_1")).toMatchObject({ rolls: 1, active: 20 });
    expect(await stockLog()).toMatchObject([
      { pool: "store_1", what: "made", rolls: 0, active: 0, reason: orderNumber },
      { pool: "store_1", what: "sent", rolls: 1, active: 20, reason: orderNumber },
    ]);
    await receiveStoreOrder(desk.desk, { caller: clerk, orderNumber });
    expect(await problemIn(cancel(orderNumber))).toBe("order-moved");
    expect(await desk.counts()).toMatchObject({ store: 1, completed: 1 });
    expect((await listStoreOrders(desk.desk, clerk, { limit: 20 })).items).toMatchObject([
      { orderNumber, state: "completed", linked: 120 },
    ]);
  });

  it("of goods is approved, packed and sent without codes", async () => {
    const { orderNumber } = await desk.storeOrder({ kind: "inventory_order", item: "Skyltställ", count: 2 });
    expect(await problemIn(desk.make(orderNumber))).toBe("order-moved");
    expect(await problemIn(desk.step(orderNumber, "pack"))).toBe("order-moved");
    for (const step of ["approve", "pack", "send", "complete"] as const) await desk.step(orderNumber, step);
    expect(await desk.stateOf(orderNumber)).toBe("completed");
  });
});

describe("the list of orders", () => {
  it("merges customers' and stores' orders by time, page by page, with filters", async () => {
    const numbers: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      numbers.push((await desk.order()).orderNumber);
      desk.pass(1000);
      numbers.push((await desk.storeOrder({ kind: "qr_order", count: 1 })).orderNumber);
      desk.pass(1000);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOrders(desk.desk, { limit: 3, cursor });
      seen.push(...page.items.map(({ orderNumber }) => orderNumber));
      ({ cursor } = page);
    } while (cursor !== undefined);
    expect(seen).toEqual(numbers.toReversed());
    await desk.make(numbers[0] ?? "");
    const of = async (party?: "customer" | "store", state?: OrderState) =>
      (await listOrders(desk.desk, { party, state, limit: 20 })).items.length;
    expect([await of("customer"), await of("store"), await of()]).toEqual([4, 4, 8]);
    expect([await of("customer", "qr_linked"), await of(undefined, "pending")]).toEqual([1, 7]);
    expect(await of("store", "cancelled")).toBe(0);
    const { cursor: foreign } = await listOrders(desk.desk, { limit: 1 });
    expect(await problemIn(listOrders(desk.desk, { party: "store", limit: 1, cursor: foreign }))).toBe(
      "invalid-cursor",
    );
  });

  it("is counted correctly however many order at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => desk.storeOrder({ kind: "qr_order", count: 1 })));
    expect(await desk.counts()).toMatchObject({ store: 20, pending: 20 });
  });
});
