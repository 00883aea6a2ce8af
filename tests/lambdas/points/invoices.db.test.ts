import { describe, expect, it } from "vitest";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { remindOverdue } from "#lambdas/points/purchases/remind-overdue.ts";
import { getReceipt } from "#lambdas/points/purchases/show-receipt.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { getStorePoints } from "#lambdas/points/stores/get-store-points.ts";
import { changeCredit } from "#lambdas/shops/stores/change-credit.ts";
import { listUnpaidInvoices, settleInvoice } from "#lambdas/shops/stores/invoices.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { aStoreShop, clerk } from "./a-store-shop.ts";

const day = 86_400_000;
const ten = { quantity: 10, price: 149_000, points: 1500, payBy: "invoice" } as const;

/** The codes by which attempts were refused. */
const refusalsOf = (tried: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  tried.flatMap((one) => (one.status === "rejected" ? [one.reason.code ?? one.reason.failure] : []));

/** A store that may owe 2,000 kronor. */
const aStoreWithCredit = async () => {
  const shop = await aStoreShop();
  const { inRole, context, table } = shop;
  const office = {
    ...context.system,
    now: () => context.system.now(),
    cursorSecret: "secret",
    mac: () => Promise.reject(new Error("No number is compared")),
    table: (await inRole("stores")).table,
  };
  const grant = async (limit: number) => {
    const { version = 0 } = (await readStore(table, "store_1")) ?? {};
    return changeCredit(office, "admin", "store_1", { version, limit });
  };
  await grant(200_000);
  return {
    ...shop,
    grant,
    unpaid: async () => (await listUnpaidInvoices(office, { limit: 20 })).items,
    settle: (purchaseId: string, outcome: "paid" | "credited") =>
      settleInvoice(office, { adminId: "admin", purchaseId, outcome }),
    credit: async () => (await getStorePoints(shop.ofStores, clerk)).credit,
    remind: () => remindOverdue(shop.ofClock),
  };
};

describe("a store with credit", () => {
  it("gets the points of several packages at once, and an invoice of thirty days", async () => {
    const { buy, pointsOf, itemOf, ofStores, unpaid, credit, service, table } = await aStoreWithCredit();
    const { purchase } = await buy(clerk, ten);
    expect(purchase).toMatchObject({
      price: 149_000,
      vat: 29_800,
      points: 1500,
      quantity: 10,
      method: "invoice",
    });
    expect(purchase.payAt).toBe(`https://site.example/store-points?purchase=${purchase.id}`);
    expect(await pointsOf("store_1")).toBe(1500);
    expect(await itemOf(purchase.id)).toMatchObject({
      state: "paid",
      receiptNumber: 1,
      invoiceDueOn: "2026-12-20",
    });
    expect(await credit()).toEqual({ limit: 200_000, left: 51_000, isOverdue: false });
    expect(await unpaid()).toMatchObject([
      { store: "Vadstena Cykel AB", price: 149_000, dueOn: "2026-12-20", isOverdue: false },
    ]);
    const receipt = await getReceipt(ofStores, "store_1", purchase.orderNumber);
    expect(receipt.seller.bankgiro).toBe("5050-1055");
    expect(receipt.purchase.invoice).toEqual({ dueOn: "2026-12-20" });
    expect(service.pages()).toEqual([]);
    expect(await reconcile(table)).toMatchObject({ mismatches: [] });
    expect(await checkReceipts(table)).toEqual({ receipts: 1, faults: [] });
  });

  it("gets nothing above its credit, also with two purchases at once", async () => {
    const { buy, pointsOf, unpaid, credit } = await aStoreWithCredit();
    const tried = await Promise.allSettled([buy(clerk, ten), buy(clerk, ten)]);
    expect(refusalsOf(tried)).toEqual(["credit-too-low"]);
    expect(await pointsOf("store_1")).toBe(1500);
    expect(await unpaid()).toHaveLength(1);
    expect((await credit())?.left).toBe(51_000);
  });

  it("buys once when the same request is repeated", async () => {
    const { buy, pointsOf, unpaid, key } = await aStoreWithCredit();
    const idempotencyKey = key();
    const [first, second] = [await buy(clerk, ten, idempotencyKey), await buy(clerk, ten, idempotencyKey)];
    expect(second.purchase.id).toBe(first.purchase.id);
    expect(await pointsOf("store_1")).toBe(1500);
    expect(await unpaid()).toHaveLength(1);
  });

  it("has its credit back once an administrator has seen the money, once", async () => {
    const { buy, settle, unpaid, credit, pointsOf, itemOf } = await aStoreWithCredit();
    const { purchase } = await buy(clerk, ten);
    const tried = await Promise.allSettled([settle(purchase.id, "paid"), settle(purchase.id, "credited")]);
    expect(refusalsOf(tried)).toEqual(["invoice-settled"]);
    await expect(settle(purchase.id, "paid")).rejects.toMatchObject({ code: "invoice-settled" });
    expect(await unpaid()).toEqual([]);
    expect((await credit())?.left).toBe(200_000);
    const isCredited = (await itemOf(purchase.id)).state === "refunded";
    expect(await pointsOf("store_1")).toBe(isCredited ? 0 : 1500);
  });

  it("owes the points of a credited invoice that it has spent", async () => {
    const { buy, settle, table, pointsOf, ledgerOf, grant, credit } = await aStoreWithCredit();
    const { purchase } = await buy(clerk, ten);
    await settle(purchase.id, "credited");
    expect(await pointsOf("store_1")).toBe(0);
    expect((await ledgerOf("store_1")).map(({ reason, amount }) => [reason, amount])).toEqual([
      ["purchase", 1500],
      ["refund", -1500],
    ]);
    expect(await reconcile(table)).toMatchObject({ mismatches: [] });
    await grant(100_000);
    expect(await credit()).toEqual({ limit: 100_000, left: 100_000, isOverdue: false });
  });

  it("is reminded once when an invoice is overdue, and gets no other until it is paid", async () => {
    const { buy, pass, remind, unpaid, settle, credit } = await aStoreWithCredit();
    const { purchase } = await buy(clerk, { ...ten, quantity: 1, price: 14_900, points: 150 });
    pass(30 * day);
    expect(await remind()).toBe(0);
    pass(day);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await unpaid()).toMatchObject([{ isOverdue: true }]);
    expect((await credit())?.isOverdue).toBe(true);
    await expect(buy(clerk, ten)).rejects.toMatchObject({ failure: "invoice-overdue" });
    await settle(purchase.id, "paid");
    await buy(clerk, ten);
    expect((await credit())?.isOverdue).toBe(false);
  });

  it("cannot buy by invoice while it is suspended", async () => {
    const { buy, setState, unpaid } = await aStoreWithCredit();
    await setState("suspended");
    await expect(buy(clerk, ten)).rejects.toMatchObject({ code: "store-suspended" });
    expect(await unpaid()).toEqual([]);
  });
});

describe("a store without credit", () => {
  it("pays several packages at once by card", async () => {
    const { buy, pay, pointsOf, service } = await aStoreShop();
    const { purchase } = await buy(clerk, { ...ten, payBy: "card" });
    expect(service.pages()[0]?.request).toMatchObject({ price: 149_000, points: 1500 });
    await pay(purchase.id);
    expect(await pointsOf("store_1")).toBe(1500);
  });

  it("is refused an invoice, and its attempt ends", async () => {
    const { buy, pointsOf, ofClock, ofStores } = await aStoreShop();
    await expect(buy(clerk, ten)).rejects.toMatchObject({ failure: "credit-too-low" });
    expect(await pointsOf("store_1")).toBe(0);
    expect((await getStorePoints(ofStores, clerk)).credit).toBeUndefined();
    const settled = await settleOpenPurchases({ ...ofClock, reportFailure: () => undefined });
    expect(settled).toEqual({ settled: 0, waiting: 0, failed: 0 });
  });
});
