import { describe, expect, it } from "vitest";
import { listStickerOrders } from "#lambdas/stickers/orders/stickers/list-sticker-orders.ts";
import { orderStickers } from "#lambdas/stickers/orders/stickers/order-stickers.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { aGarage } from "#tests/lambdas/bikes/registration/garage.ts";
import { aShop } from "#tests/lambdas/points/context.ts";

const address = { name: "Anna Lindqvist", street: "Storgatan 1", postalCode: "111 11", city: "Stockholm" };
const opened = async (points = 350) => {
  const garage = await aGarage();
  await garage.person("anna", {}, points);
  const { table, system, register } = garage;
  return { ...(await aShop({ table, system })), garage, register };
};

describe("stickers by post", () => {
  it("are paid with points and wait to be sent", async () => {
    const { ofOrders, register, key, pointsOf, ledgerOf, table } = await opened();
    const { id: bikeId } = await register();
    const input = { userId: "anna", idempotencyKey: key(), request: { bikeId, count: 2, address } };
    const { order, points } = await orderStickers(ofOrders, input);
    expect(points).toBe(150);
    expect(order).toMatchObject({ count: 2, points: 100, state: "pending", address, bikeId });
    expect(await orderStickers(ofOrders, input)).toEqual({ order, points });
    expect(await pointsOf()).toBe(150);
    expect((await ledgerOf()).at(-1)).toMatchObject({ reason: "sticker", amount: -100, text: order.bike });
    expect((await listStickerOrders(ofOrders, "anna", { limit: 20 })).items).toEqual([order]);
    const waiting = await table.query({
      index: "gsi1",
      partition: lists.orders("customer"),
      schema: StickerOrderItem,
      limit: 5,
    });
    expect(waiting.items).toMatchObject([{ id: order.id, userId: "anna" }]);
  });

  it("require one's own registered bike and enough points", async () => {
    const { ofOrders, register, key } = await opened(230);
    const { id: bikeId } = await register();
    const order = (userId: string, count: number, of = bikeId) =>
      orderStickers(ofOrders, { userId, idempotencyKey: key(), request: { bikeId: of, count, address } });
    await expect(order("bo", 1)).rejects.toMatchObject({ code: "bike-not-found" });
    await expect(order("anna", 3)).rejects.toMatchObject({
      code: "insufficient-points",
      details: { params: { needed: 150, points: 130 } },
    });
    const { id: waiting } = await register("WTU204K8862", {}, { verified: false });
    await expect(order("anna", 1, waiting)).rejects.toMatchObject({ code: "bike-under-review" });
  });

  it("are ordered only while the points last, even with ten requests at once", async () => {
    const { ofOrders, register, key, pointsOf } = await opened(230);
    const { id: bikeId } = await register();
    const tries = Array.from({ length: 10 }, () =>
      orderStickers(ofOrders, {
        userId: "anna",
        idempotencyKey: key(),
        request: { bikeId, count: 1, address },
      }),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect([done.length, await pointsOf()]).toEqual([2, 30]);
  });
});
