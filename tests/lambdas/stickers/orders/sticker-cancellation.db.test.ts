import { beforeEach, describe, expect, it } from "vitest";
import { findBlocks } from "#lambdas/privacy/find-blocks.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { cancelAnyOrder } from "#lambdas/stickers/orders/admin/cancel-any-order.ts";
import { listOrders } from "#lambdas/stickers/orders/admin/list-orders.ts";
import { cancelStickerOrder } from "#lambdas/stickers/orders/stickers/own-sticker-orders.ts";
import { listStickerOrders } from "#lambdas/stickers/orders/stickers/list-sticker-orders.ts";
import { orderStickers } from "#lambdas/stickers/orders/stickers/order-stickers.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { given, noon } from "#tests/lambdas/a.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { Crash, crashingTable, overtakenTable } from "#tests/lambdas/points/crashing.ts";
import { type Shop, aShop } from "#tests/lambdas/points/context.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const address = { name: "Anna", street: "Storgatan 1", postalCode: "411 03", city: "Göteborg" };

let shop: Shop;
let bikeId: string;
beforeEach(async () => {
  shop = await aShop();
  await given.person(shop.table, "anna", 1000);
  const bike = aListedBike({ ownerId: "anna", qrUid: uid });
  bikeId = bike.id;
  await shop.table.transact(bikeWrites(bike, shop.context.system.newId("event"), true));
});

const order = async (count = 2) => {
  const request = { bikeId, count, address };
  return (await orderStickers(shop.ofOrders, { userId: "anna", idempotencyKey: shop.key(), request })).order;
};
const cancel = (orderId: string, userId = "anna") => cancelStickerOrder(shop.ofOrders, { userId, orderId });
const cancelAsAdmin = (orderNumber: string, reason = "Dekalerna är slut. Ring inte 19850821-1359.") =>
  cancelAnyOrder(shop.ofOrders, { adminId: "admin", orderNumber, reason });
const all = async (state: "pending" | "cancelled") =>
  (await listOrders(shop.ofOrders, { state, limit: 20 })).items;
const remove = () => deleteBike({ ...shop.context, photos: aPhotoShelf() }, "anna", bikeId);

describe("an order of stickers", () => {
  it("can be cancelled by its customer, and its points are refunded once", async () => {
    const { id, orderNumber, points } = await order();
    expect(await shop.pointsOf()).toBe(1000 - points);
    expect(await cancel(id)).toMatchObject({ state: "cancelled", cancelledBy: "customer" });
    expect(await problemIn(cancel(id))).toBe("order-moved");
    expect(await problemIn(cancelAsAdmin(orderNumber))).toBe("order-moved");
    expect(await shop.pointsOf()).toBe(1000);
    expect((await shop.ledgerOf()).map(({ reason, amount }) => [reason, amount])).toEqual([
      ["sticker", -points],
      ["sticker_refund", points],
    ]);
    const { items } = await listStickerOrders(shop.ofOrders, "anna", { limit: 20 });
    expect(items).toMatchObject([{ id, state: "cancelled", cancelledAt: noon.toISOString() }]);
  });

  it("cannot be placed for a bike deleted at the same moment", async () => {
    const table = overtakenTable(shop.ofOrders.table, remove);
    const request = { bikeId, count: 1, address };
    const ordering = { userId: "anna", idempotencyKey: shop.key(), request };
    expect(await problemIn(orderStickers({ ...shop.ofOrders, table }, ordering))).toBe("bike-not-found");
    expect([await all("pending"), await shop.pointsOf()]).toEqual([[], 1000]);
  });

  it("is listed page by page, with a cursor for its owner only", async () => {
    const [first, second] = [await order(1), await order(3)];
    const page = await listStickerOrders(shop.ofOrders, "anna", { limit: 1 });
    const { cursor } = page;
    const next = await listStickerOrders(shop.ofOrders, "anna", { limit: 1, cursor });
    expect(new Set([...page.items, ...next.items].map(({ id }) => id))).toEqual(
      new Set([first.id, second.id]),
    );
    expect(await problemIn(listStickerOrders(shop.ofOrders, "bo", { limit: 1, cursor }))).toBe(
      "invalid-cursor",
    );
  });

  it("cannot be cancelled by another customer", async () => {
    const { id } = await order();
    await given.person(shop.table, "bo", 0);
    expect(await problemIn(cancel(id, "bo"))).toBe("order-not-found");
    expect(await problemIn(cancel("stickers_none"))).toBe("order-not-found");
    await shop.table.transact([
      put(keys.sessions("anna"), "sessions", { userId: "anna", closedAt: noon.toISOString() }),
    ]);
    expect(await problemIn(cancel(id))).toBe("account-closed");
  });

  it("can be cancelled by an administrator with a reason, and is logged", async () => {
    const first = await order(1);
    const second = await order(3);
    expect(await all("pending")).toMatchObject([
      { orderNumber: second.orderNumber },
      { orderNumber: first.orderNumber, kind: "customer", customer: "Anna", address },
    ]);
    expect(await cancelAsAdmin(first.orderNumber)).toMatchObject({ cancelledBy: "admin" });
    expect(await all("pending")).toMatchObject([{ orderNumber: second.orderNumber }]);
    expect(await all("cancelled")).toMatchObject([
      { orderNumber: first.orderNumber, reason: "Dekalerna är slut. Ring inte ••••••••-••••." },
    ]);
    const notifications = {
      partition: userPartition("anna"),
      prefix: ranges.notifications,
      schema: NotificationItem,
      limit: 10,
    };
    expect((await shop.table.query(notifications)).items).toMatchObject([
      { params: { what: "stickers-cancelled", points: first.points } },
    ]);
    const audits = { partition: `AUDIT#${first.orderNumber}`, schema: AuditItem, limit: 10 };
    expect((await shop.table.query(audits)).items).toMatchObject([
      { by: "admin", action: "order-cancelled" },
    ]);
  });

  it("refunds its points once, however many cancel at once while its customer spends", async () => {
    const { id, orderNumber } = await order();
    const outcomes = await Promise.all([
      ...Array.from({ length: 5 }, () => problemIn(cancel(id))),
      ...Array.from({ length: 5 }, () => problemIn(cancelAsAdmin(orderNumber))),
      problemIn(order(1)),
    ]);
    expect(outcomes.slice(0, 10).filter((outcome) => outcome === "none")).toHaveLength(1);
    expect((await shop.ledgerOf()).filter(({ reason }) => reason === "sticker_refund")).toHaveLength(1);
    const sum = (await shop.ledgerOf()).reduce((total, { amount }) => total + amount, 0);
    expect(await shop.pointsOf()).toBe(1000 + sum);
  });

  it.each(["before", "after"] as const)("can be cancelled again after a crash %s writing", async (when) => {
    const { id } = await order();
    let died = false;
    const table = crashingTable(shop.table, () => {
      if (died) return "well";
      died = true;
      return when;
    });
    const place = { userId: "anna", orderId: id };
    await expect(cancelStickerOrder({ ...shop.context, table }, place)).rejects.toThrow(Crash);
    expect(await problemIn(cancel(id))).toBe(when === "before" ? "none" : "order-moved");
    expect(await shop.pointsOf()).toBe(1000);
  });

  it("that is open prevents deleting the account and the bike", async () => {
    const { id, orderNumber, bike } = await order();
    expect(await findBlocks(shop.table, "anna")).toEqual([{ kind: "sticker-order", orderNumber, bike }]);
    expect(await problemIn(remove())).toBe("bike-has-open-order");
    await cancel(id);
    expect(await findBlocks(shop.table, "anna")).toEqual([]);
    expect(await problemIn(remove())).toBe("none");
    expect(await problemIn(order())).not.toBe("none");
  });

  it("and the deletion of its bike at the same moment end in one or the other", async () => {
    const [ordered, removed] = await Promise.all([problemIn(order()), problemIn(remove())]);
    expect([ordered, removed].filter((outcome) => outcome === "none")).toHaveLength(1);
  });
});
