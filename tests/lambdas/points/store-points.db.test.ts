import { describe, expect, it } from "vitest";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { getPurchase } from "#lambdas/points/purchases/get-purchase.ts";
import { listPurchases } from "#lambdas/points/purchases/list-purchases.ts";
import { getReceipt, openReceipt } from "#lambdas/points/purchases/show-receipt.ts";
import { withdrawPurchase } from "#lambdas/points/purchases/withdraw-purchase.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { aStoreShop, clerk, rival } from "./a-store-shop.ts";

describe("a store that buys points", () => {
  it("gets its own payment page, and returns to its own page", async () => {
    const { buy, itemOf, service } = await aStoreShop();
    const { purchase } = await buy(clerk, { reference: "Kassa 2", next: "/store-register-customer" });
    expect(purchase).toMatchObject({
      price: 14_900,
      points: 150,
      vat: 2980,
      state: "open",
      withdrawal: "company",
      reference: "Kassa 2",
      next: "/store-register-customer",
    });
    expect(await itemOf(purchase.id)).toMatchObject({ userId: "clerk", storeId: "store_1" });
    expect(service.pages()[0]?.request).toMatchObject({
      email: "clerk@example.se",
      paidUrl: `https://site.example/store-points?purchase=${purchase.id}`,
      leftUrl: `https://site.example/store-points?purchase=${purchase.id}&left=1`,
    });
  });

  it("gets the points on its own balance, and its ledger says who bought them", async () => {
    const { buy, pay, pointsOf, ledgerOf, table } = await aStoreShop();
    const { purchase } = await buy();
    expect(await pay(purchase.id)).toMatchObject({ state: "paid", receiptNumber: 1, ledgerVersion: 1 });
    expect(await pointsOf("store_1")).toBe(150);
    expect(await pointsOf("clerk")).toBe(0);
    expect(await ledgerOf("store_1")).toMatchObject([
      { reason: "purchase", amount: 150, reference: purchase.id, text: purchase.orderNumber, by: "clerk" },
    ]);
    const query = { partition: userPartition("clerk"), prefix: ranges.notifications, limit: 5 };
    expect((await table.query({ ...query, schema: NotificationItem })).items).toMatchObject([
      { params: { what: "store-points-bought", points: 150 } },
    ]);
    expect(await reconcile(table)).toMatchObject({ mismatches: [] });
    expect(await checkReceipts(table)).toEqual({ receipts: 1, faults: [] });
  });

  it("gets a receipt for the company as it was at purchase", async () => {
    const { buy, pay, ofStores } = await aStoreShop();
    const { purchase } = await buy(clerk, { reference: "Kassa 2" });
    await pay(purchase.id);
    const receipt = await getReceipt(ofStores, "store_1", purchase.orderNumber);
    expect(receipt).toMatchObject({
      buyerName: "Vadstena Cykel AB",
      boughtBy: "Anna Lindqvist",
      company: {
        name: "Vadstena Cykel AB",
        street: "Storgatan 2",
        postalCode: "592 30",
        city: "Vadstena",
        organisationNumber: "559000-1235",
        vatNumber: "SE559000123501",
      },
      purchase: { reference: "Kassa 2", withdrawal: "company", vat: 2980 },
    });
    expect(receipt.purchase.withdrawableUntil).toBeUndefined();
    const shared = { orderNumber: purchase.orderNumber, share: receipt.share ?? "", address: "192.0.2.1" };
    const opened = await openReceipt(ofStores, shared);
    expect(opened).toMatchObject({ buyerName: "Vadstena Cykel AB", purchase: { withdrawal: "company" } });
    expect(opened.boughtBy).toBeUndefined();
  });

  it("stores no personal number of a sole trader, nor one typed as a reference", async () => {
    const number = { kind: "sole-trader", encrypted: "covered", masked: "850709-••••" } as const;
    const { buy, itemOf } = await aStoreShop({ organisationNumber: number });
    const { purchase } = await buy(clerk, { reference: "Maja 19850709-9805" });
    const { company, reference } = await itemOf(purchase.id);
    expect(company).toMatchObject({ organisationNumber: "850709-••••" });
    expect(company?.vatNumber).toBeUndefined();
    expect(reference).not.toContain("9805");
  });

  it("is refused if the price has changed", async () => {
    const { buy } = await aStoreShop();
    await expect(buy(clerk, { price: 100 })).rejects.toMatchObject({ code: "price-changed" });
  });
});

describe("a store that is suspended while it pays", () => {
  it("gets its paid points, and can buy no more", async () => {
    const { buy, pay, setState, pointsOf } = await aStoreShop();
    const { purchase } = await buy();
    await setState("suspended");
    expect(await pay(purchase.id)).toMatchObject({ state: "paid" });
    expect(await pointsOf("store_1")).toBe(150);
    await expect(buy()).rejects.toMatchObject({ code: "store-suspended" });
  });

  it("does not get the page again for the same request", async () => {
    const { buy, setState } = await aStoreShop();
    await buy(clerk, {}, "key_aaaaaaaaaaaaaaaaaaaa");
    await setState("suspended");
    const again = buy(clerk, {}, "key_aaaaaaaaaaaaaaaaaaaa");
    await expect(again).rejects.toMatchObject({ code: "store-suspended" });
  });
});

describe("someone outside the store", () => {
  it("cannot buy for it after leaving, and their started purchase belongs to the store", async () => {
    const { buy, pay, dismiss, pointsOf } = await aStoreShop();
    const { purchase } = await buy(clerk, {}, "key_aaaaaaaaaaaaaaaaaaaa");
    await dismiss("clerk");
    await expect(buy()).rejects.toMatchObject({ code: "forbidden" });
    const again = buy(clerk, {}, "key_aaaaaaaaaaaaaaaaaaaa");
    await expect(again).rejects.toMatchObject({ code: "forbidden" });
    await pay(purchase.id);
    expect(await pointsOf("store_1")).toBe(150);
  });

  it("cannot see its purchases and receipts, not even the buyer as a private person", async () => {
    const { buy, pay, ofStores, ofPoints, key } = await aStoreShop();
    const { purchase } = await buy();
    await pay(purchase.id);
    for (const account of [rival.storeId ?? "", "rival", "clerk"]) {
      const missing = { code: "purchase-not-found" };
      await expect(getPurchase(ofStores, account, purchase.id)).rejects.toMatchObject(missing);
      await expect(getReceipt(ofStores, account, purchase.orderNumber)).rejects.toMatchObject(missing);
      await expect(cancelPurchase(ofStores, account, purchase.id)).rejects.toMatchObject(missing);
      const input = { userId: account, purchaseId: purchase.id, idempotencyKey: key() };
      await expect(withdrawPurchase(ofPoints, input)).rejects.toMatchObject(missing);
    }
    expect((await listPurchases(ofStores, "clerk", { limit: 20 })).items).toEqual([]);
  });
});

it("a returning store sees its payment before the event arrives", async () => {
  const { buy, itemOf, service, ofStores, pointsOf } = await aStoreShop();
  const { purchase } = await buy();
  service.pay((await itemOf(purchase.id)).sessionId ?? "");
  expect(await getPurchase(ofStores, "store_1", purchase.id)).toMatchObject({ state: "paid" });
  expect(await pointsOf("store_1")).toBe(150);
});
