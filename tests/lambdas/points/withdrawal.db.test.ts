import { describe, expect, it } from "vitest";
import { finishRefund } from "#lambdas/points/purchases/finish-refund.ts";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { planSpending } from "#lambdas/points/plan-spending.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { given, noon } from "#tests/lambdas/a.ts";
import { type Shop, aShop } from "./context.ts";

const day = 86_400_000;
const opened = async (points = 0) => {
  const shop = await aShop();
  await given.person(shop.table, "anna", points);
  return shop;
};
const spend = async ({ table }: Shop, points: number): Promise<void> => {
  const spending = { userId: "anna", points, reason: "registration", reference: "bike", at: noon } as const;
  await table.transact((await planSpending(table, spending)).actions);
};
const clock = ({ context }: Shop) =>
  settleOpenPurchases({
    ...context,
    reportFailure: (_id, error) => {
      throw error;
    },
  });

describe("withdrawing from a purchase", () => {
  it("takes back exactly its points and refunds the money, once", async () => {
    const shop = await opened();
    const { bought, withdraw, service, pointsOf, ledgerOf } = shop;
    const { id } = await bought();
    expect(await withdraw(id)).toMatchObject({ state: "refunded", withdrawal: "done" });
    await expect(withdraw(id)).rejects.toMatchObject({ code: "already-refunded" });
    expect(await pointsOf()).toBe(0);
    expect((await ledgerOf()).map(({ reason, amount }) => [reason, amount])).toEqual([
      ["purchase", 150],
      ["refund", -150],
    ]);
    expect(service.events.filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
    await shop.deliverEvents();
    expect(await checkReceipts(shop.table)).toEqual({ receipts: 1, faults: [] });
  });

  it("is refused if fewer points are left than it gave", async () => {
    const shop = await opened();
    const { id } = await shop.bought();
    await spend(shop, 100);
    await expect(shop.withdraw(id)).rejects.toMatchObject({ code: "refund-points-spent" });
  });

  it("is possible until the end of the fourteenth day in Sweden", async () => {
    const shop = await opened();
    const [first, second] = [await shop.bought(), await shop.bought()];
    // 13:00 in Sweden.
    shop.pass(15 * day - 13 * 3_600_000 - 1);
    expect(await shop.withdraw(first.id)).toMatchObject({ state: "refunded" });
    shop.pass(1);
    await expect(shop.withdraw(second.id)).rejects.toMatchObject({ code: "refund-too-late" });
  });

  it("requires a paid purchase of one's own", async () => {
    const shop = await opened();
    const { purchase } = await shop.buy();
    await expect(shop.withdraw(purchase.id)).rejects.toMatchObject({ code: "purchase-ended" });
    const { id } = await shop.bought();
    await expect(shop.withdraw(id, "bo")).rejects.toMatchObject({ code: "purchase-not-found" });
  });

  it("happens once when requested in two tabs at once", async () => {
    const shop = await opened();
    const { id } = await shop.bought();
    const tries = await Promise.allSettled([shop.withdraw(id), shop.withdraw(id), shop.withdraw(id)]);
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect([await shop.pointsOf(), (await shop.ledgerOf()).length]).toEqual([0, 2]);
    expect(shop.service.events.filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
  });

  it("succeeds or fails as a whole if the same points are spent at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const shop = await opened();
      const { id } = await shop.bought();
      const [refund, spent] = await Promise.allSettled([shop.withdraw(id), spend(shop, 100)]);
      expect([refund.status, spent.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await shop.pointsOf()).toBe(refund.status === "fulfilled" ? 0 : 50);
      expect((await reconcile(shop.table)).mismatches).toEqual([]);
    }
  });

  it("is resumed by the hourly job if the payment service did not answer", async () => {
    const shop = await opened();
    const { id } = await shop.bought();
    shop.service.conduct.down = true;
    expect(await shop.withdraw(id)).toMatchObject({ state: "refunding" });
    expect(await shop.pointsOf()).toBe(0);
    shop.service.conduct.down = false;
    shop.pass(11 * 60_000);
    expect(await clock(shop)).toMatchObject({ settled: 1 });
    expect((await shop.itemOf(id)).state).toBe("refunded");
    expect(shop.service.pages()[0]?.refunded).toBe(true);
  });

  it("returns the points if the payment service refuses, and can be tried again", async () => {
    const shop = await opened();
    const { id } = await shop.bought();
    shop.service.conduct.refunds = "refused";
    expect(await shop.withdraw(id)).toMatchObject({ state: "paid", withdrawal: "possible" });
    expect([await shop.pointsOf(), shop.troubles]).toEqual([150, ["refund-refused"]]);
    shop.service.conduct.refunds = "succeed";
    expect(await shop.withdraw(id)).toMatchObject({ state: "refunded" });
    expect(await shop.pointsOf()).toBe(0);
  });

  it("returns the points if the bank returns the money, and ignores later events about it", async () => {
    const shop = await opened();
    const { id } = await shop.bought();
    shop.service.conduct.refunds = "failed";
    expect(await shop.withdraw(id)).toMatchObject({ state: "refunded" });
    const failed = shop.service.events.at(-1);
    await handlePaymentEvent(shop.context, failed);
    expect([(await shop.itemOf(id)).state, await shop.pointsOf()]).toEqual(["paid", 150]);
    shop.service.conduct.refunds = "succeed";
    await shop.withdraw(id);
    // The end of the first refund arrives again, in another event.
    await handlePaymentEvent(shop.context, { ...failed, id: "evt_again" });
    expect([(await shop.itemOf(id)).state, await shop.pointsOf()]).toEqual(["refunded", 0]);
  });

  it("ends the same when several requests finish it at once", async () => {
    const shop = await opened();
    const { id } = await shop.bought();
    shop.service.conduct.down = true;
    await shop.withdraw(id);
    shop.service.conduct.down = false;
    await Promise.all([1, 2, 3, 4].map(() => finishRefund(shop.context, id)));
    expect(shop.service.events.filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
    expect([(await shop.itemOf(id)).state, await shop.pointsOf()]).toEqual(["refunded", 0]);
  });
});
