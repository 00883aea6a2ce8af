import { describe, expect, it } from "vitest";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { getReceipt, openReceipt } from "#lambdas/points/purchases/show-receipt.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { given } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";

const address = "203.0.113.9";
const opened = async () => {
  const shop = await aShop();
  await given.person(shop.table, "anna", 0);
  return shop;
};

describe("a receipt", () => {
  it("names seller, buyer and goods, and can be shared by its owner", async () => {
    const { bought, context } = await opened();
    const { orderNumber } = await bought();
    const receipt = await getReceipt(context, "anna", orderNumber);
    expect(receipt).toMatchObject({
      seller: context.seller,
      buyerName: "Anna Lindqvist",
      purchase: { receiptNumber: 1, price: 14_900, vat: 2980, method: "card", withdrawal: "possible" },
    });
    const { share = "" } = receipt;
    const shown = await openReceipt(context, { orderNumber, share, address });
    expect(shown.share).toBeUndefined();
    expect(shown.purchase).toMatchObject({ receiptNumber: 1, withdrawal: "too-late" });
  });

  it("shared with others hides the code, the payment page and the next page", async () => {
    const { bought, campaign, context } = await opened();
    await campaign();
    const paid = { code: "VAR26", price: 11_920, next: "/my-bikes" };
    const { orderNumber } = await bought("anna", paid);
    const { purchase, share = "" } = await getReceipt(context, "anna", orderNumber);
    expect(purchase).toMatchObject({ code: "VAR26", next: "/my-bikes" });
    const shown = await openReceipt(context, { orderNumber, share, address });
    expect(Object.keys(shown.purchase).filter((field) => /^(?:code|next|payAt)$/.test(field))).toEqual([]);
  });

  it("is not found by anyone else", async () => {
    const { bought, buy, context } = await opened();
    const { orderNumber } = await bought();
    const notFound = { code: "purchase-not-found" };
    await expect(getReceipt(context, "bo", orderNumber)).rejects.toMatchObject(notFound);
    await expect(getReceipt(context, "anna", "CR-261120-000000")).rejects.toMatchObject(notFound);
    await expect(openReceipt(context, { orderNumber, share: "x.y", address })).rejects.toMatchObject(
      notFound,
    );
    const { purchase } = await buy();
    await expect(getReceipt(context, "anna", purchase.orderNumber)).rejects.toMatchObject(notFound);
  });

  it("is not found by a link older than thirty days", async () => {
    const { bought, context, pass } = await opened();
    const { orderNumber } = await bought();
    const { share = "" } = await getReceipt(context, "anna", orderNumber);
    pass(31 * 86_400_000);
    await expect(openReceipt(context, { orderNumber, share, address })).rejects.toMatchObject({
      code: "purchase-not-found",
    });
  });

  it("is stored for seven years after the year of the purchase", async () => {
    const { bought } = await opened();
    const { expiresAt = 0 } = await bought();
    expect(new Date(expiresAt * 1000).toISOString()).toBe("2034-01-01T00:00:00.000Z");
  });
});

describe("the check of receipts", () => {
  it.each([
    ["a number is gone", () => remove(keys.receipt(2)), { number: 2, fault: "missing" }],
    ["the last number is gone", () => remove(keys.receipt(3)), { number: 3, fault: "missing" }],
    [
      "the counter has run ahead",
      () => update(keys.receiptCounter()).set({ last: 4 }),
      { number: 4, fault: "missing" },
    ],
    [
      "a purchase has another number",
      (id: string) => update(keys.purchase(id)).set({ receiptNumber: 9 }),
      { number: 2, fault: "other-purchase" },
    ],
    ["a purchase is gone", (id: string) => remove(keys.purchase(id)), { number: 2, fault: "no-purchase" }],
    ["its points are gone", () => remove(keys.ledgerRow("anna", 2)), { number: 2, fault: "no-ledger-row" }],
    [
      "its points are others",
      () => update(keys.ledgerRow("anna", 2)).set({ amount: 1500 }),
      { number: 2, fault: "no-ledger-row" },
    ],
    [
      "it is refunded without a row",
      (id: string) => update(keys.purchase(id)).set({ state: "refunded" }),
      { number: 2, fault: "no-refund-row" },
    ],
  ])("finds that %s", async (_what, harm, fault) => {
    const { bought, table } = await opened();
    const [, second] = [await bought(), await bought(), await bought()];
    expect(await checkReceipts(table)).toEqual({ receipts: 3, faults: [] });
    await table.transact([harm(second.id)]);
    expect((await checkReceipts(table)).faults).toEqual([fault]);
  });
});
