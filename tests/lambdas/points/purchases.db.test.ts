import { describe, expect, it } from "vitest";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { getPurchase } from "#lambdas/points/purchases/get-purchase.ts";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import { listPurchases } from "#lambdas/points/purchases/list-purchases.ts";
import { quote } from "#lambdas/points/purchases/quote.ts";
import { savePackages } from "#lambdas/points/purchases/save-packages.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { given } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";

const hour = 3_600_000;
const opened = async () => {
  const shop = await aShop();
  await given.person(shop.table, "anna", 0);
  return shop;
};
const clockOf = ({ ofClock }: Awaited<ReturnType<typeof opened>>) => ({
  ...ofClock,
  reportFailure: (_id: string, error: unknown): void => {
    throw error;
  },
});

describe("buying points", () => {
  it("opens a payment page for this person, package and price", async () => {
    const { buy, itemOf, service } = await opened();
    const { purchase } = await buy("anna", { next: "/bike-registration" });
    expect(purchase).toMatchObject({
      packageId: "START",
      price: 14_900,
      points: 150,
      vat: 2980,
      state: "open",
      withdrawal: "not-paid",
      next: "/bike-registration",
    });
    expect(purchase.orderNumber).toMatch(/^CR-261120-[0-9A-Z]{6}$/);
    expect(await itemOf(purchase.id)).toMatchObject({ userId: "anna", payAt: purchase.payAt });
    expect(service.pages()[0]?.request).toMatchObject({
      email: "anna@example.se",
      price: 14_900,
      paidUrl: `https://site.example/order?purchase=${purchase.id}`,
      leftUrl: `https://site.example/order?purchase=${purchase.id}&left=1`,
    });
  });

  it("adds points, ledger row, receipt and notification when the payment is confirmed", async () => {
    const { bought, pointsOf, ledgerOf, table } = await opened();
    const purchase = await bought();
    expect(purchase).toMatchObject({ state: "paid", receiptNumber: 1, method: "card", ledgerVersion: 1 });
    expect(await pointsOf()).toBe(150);
    expect(await ledgerOf()).toMatchObject([
      { reason: "purchase", amount: 150, reference: purchase.id, text: purchase.orderNumber },
    ]);
    const notifications = {
      partition: userPartition("anna"),
      prefix: ranges.notifications,
      schema: NotificationItem,
      limit: 5,
    };
    expect((await table.query(notifications)).items).toMatchObject([
      { type: "points", params: { what: "points-bought", points: 150 } },
    ]);
  });

  it("returns the same page for a repeated request", async () => {
    const { context, wanted, service } = await opened();
    const input = { userId: "anna", idempotencyKey: "key_aaaaaaaaaaaaaaaaaaaa", request: wanted };
    const first = await buyPoints(context, input);
    expect(await buyPoints(context, input)).toEqual(first);
    expect(service.pages()).toHaveLength(1);
  });

  it("can be retried if the payment service did not answer", async () => {
    const { context, wanted, service } = await opened();
    const input = { userId: "anna", idempotencyKey: "key_aaaaaaaaaaaaaaaaaaaa", request: wanted };
    service.conduct.down = true;
    await expect(buyPoints(context, input)).rejects.toMatchObject({ code: "payments-unavailable" });
    service.conduct.down = false;
    expect(await buyPoints(context, input)).toMatchObject({ purchase: { state: "open" } });
  });

  it.each([
    [{ price: 100 }, "price-changed"],
    [{ points: 200 }, "price-changed"],
    [{ packageId: "NONE" }, "package-not-found"],
    [{ beginAtOnce: false }, "withdrawal-not-waived"],
    [{ code: "NOBODY" }, "campaign-code-unknown"],
  ])("refuses %j as %s", async (over, code) => {
    const { buy } = await opened();
    await expect(buy("anna", over)).rejects.toMatchObject({ code });
  });

  it("keeps the price of a started payment when the package's price changes", async () => {
    const { context, buy, service, deliverEvents, itemOf, pointsOf } = await opened();
    const { purchase } = await buy();
    await savePackages(context, "admin", { items: [{ id: "START", points: 10, price: 99_900 }] });
    await expect(buy()).rejects.toMatchObject({ code: "price-changed" });
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    await deliverEvents();
    expect([await pointsOf(), (await itemOf(purchase.id)).price]).toEqual([150, 14_900]);
  });

  it("is stopped after twenty in an hour", async () => {
    const { buy } = await opened();
    for (let count = 0; count < 20; count += 1) await buy();
    await expect(buy()).rejects.toMatchObject({ failure: "too-many-requests" });
  });

  it("requires an open account", async () => {
    const { buy, table } = await opened();
    await table.transact([update(keys.sessions("anna")).set({ closedAt: "2026-11-20T12:00:00.000Z" })]);
    await expect(buy()).rejects.toMatchObject({ failure: "account-closed" });
  });
});

describe("an event from the payment service", () => {
  it("counts once, however often and in whatever order it arrives", async () => {
    const { buy, service, itemOf, context, pointsOf, ledgerOf } = await opened();
    const { purchase } = await buy();
    const { sessionId = "" } = await itemOf(purchase.id);
    service.pay(sessionId, "swish");
    service.bankSays(sessionId, "paid");
    for (const event of [...service.events, ...service.events].toReversed())
      await handlePaymentEvent(context, event);
    expect(await itemOf(purchase.id)).toMatchObject({ state: "paid", method: "swish" });
    expect([await pointsOf(), (await ledgerOf()).length]).toEqual([150, 1]);
  });

  it("counts once when it arrives twenty times at once", async () => {
    const { buy, service, itemOf, context, pointsOf, ledgerOf } = await opened();
    const { purchase } = await buy();
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    const event = service.events.at(-1)!;
    const copies = Array.from({ length: 20 }, (_, index) =>
      handlePaymentEvent(context, { ...event, id: index % 2 === 0 ? event.id : `evt_copy_${index}` }),
    );
    await Promise.allSettled(copies);
    expect([await pointsOf(), (await ledgerOf()).length]).toEqual([150, 1]);
    expect(await checkReceipts(context.table)).toEqual({ receipts: 1, faults: [] });
  });

  it("gives twenty concurrent payments receipt numbers without gaps", async () => {
    const { buy, table, service, context, deliverEvents } = await opened();
    const people = Array.from({ length: 20 }, (_, index) => `person${index}`);
    for (const userId of people) await given.person(table, userId, 0);
    for (const userId of people) await buy(userId);
    for (const { id } of service.pages()) service.pay(id);
    const completed = service.events.filter(({ type }) => type.endsWith("completed"));
    await Promise.allSettled(completed.map((event) => handlePaymentEvent(context, event)));
    await deliverEvents();
    expect(await checkReceipts(table)).toEqual({ receipts: 20, faults: [] });
  });

  it.each([
    ["another amount", { amount_total: 1 }, "other-amount"],
    ["another currency", { currency: "nok" }, "other-amount"],
    ["another page", { id: "cs_other" }, "other-session"],
    ["an unknown purchase", { metadata: { purchase: "purchase_unknown" } }, "unknown-payment"],
  ])("with %s credits nothing and raises an alarm", async (_what, over, trouble) => {
    const { buy, service, itemOf, context, pointsOf, troubles } = await opened();
    const { purchase } = await buy();
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    const event = service.events.at(-1)!;
    await handlePaymentEvent(context, { ...event, data: { object: { ...event.data.object, ...over } } });
    expect([await pointsOf(), troubles]).toEqual([0, [trouble]]);
  });

  it("about something else sold on the same account is ignored", async () => {
    const { context, troubles } = await opened();
    await handlePaymentEvent(context, {
      id: "evt_1",
      type: "checkout.session.completed",
      created: 1,
      data: { object: {} },
    });
    await handlePaymentEvent(context, {
      id: "evt_2",
      type: "invoice.paid",
      created: 1,
      data: { object: {} },
    });
    expect(troubles).toEqual([]);
  });

  it("about a refund before its payment is asked for again", async () => {
    const { buy, context } = await opened();
    const { purchase } = await buy();
    const object = { metadata: { purchase: purchase.id }, refunded: true };
    const event = { id: "evt_1", type: "charge.refunded", created: 1, data: { object } };
    await expect(handlePaymentEvent(context, event)).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("an unfinished payment", () => {
  it("is checked by the waiting page at most every few seconds", async () => {
    const { buy, context, service, itemOf, pointsOf, pass } = await opened();
    const { purchase } = await buy();
    await getPurchase(context, "anna", purchase.id);
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    expect((await getPurchase(context, "anna", purchase.id)).state).toBe("open");
    pass(5000);
    expect(await getPurchase(context, "anna", purchase.id)).toMatchObject({ state: "paid", method: "card" });
    expect(await pointsOf()).toBe(150);
  });

  it("stays unchanged if the payment service does not answer", async () => {
    const { buy, context, service } = await opened();
    const { purchase } = await buy();
    service.conduct.down = true;
    expect((await getPurchase(context, "anna", purchase.id)).state).toBe("open");
  });

  it("can be cancelled by its buyer, and then not be paid", async () => {
    const { buy, context, service, itemOf } = await opened();
    const { purchase } = await buy();
    expect(await cancelPurchase(context, "anna", purchase.id)).toMatchObject({ state: "expired" });
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    expect(service.pages()[0]?.state).toBe("expired");
  });

  it("that was paid meanwhile cannot be cancelled", async () => {
    const { buy, context, service, itemOf, pointsOf } = await opened();
    const { purchase } = await buy();
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    expect(await cancelPurchase(context, "anna", purchase.id)).toMatchObject({ state: "paid" });
    expect(await pointsOf()).toBe(150);
  });

  it("is settled by the hourly job, paid or not", async () => {
    const shop = await opened();
    const { buy, service, itemOf, pass, pointsOf } = shop;
    const [paid, left, unled] = [await buy(), await buy(), await buy()];
    service.pay((await itemOf(paid.purchase.id)).sessionId ?? "");
    await shop.table.transact([update(keys.purchase(unled.purchase.id)).remove("sessionId")]);
    expect(await settleOpenPurchases(clockOf(shop))).toEqual({ settled: 0, waiting: 0, failed: 0 });
    pass(hour + 1000);
    service.runOut((await itemOf(left.purchase.id)).sessionId ?? "");
    expect(await settleOpenPurchases(clockOf(shop))).toEqual({ settled: 3, waiting: 0, failed: 0 });
    const states = await Promise.all(
      [paid, left, unled].map(async ({ purchase }) => (await itemOf(purchase.id)).state),
    );
    expect([states, await pointsOf()]).toEqual([["paid", "expired", "expired"], 150]);
    expect(await settleOpenPurchases(clockOf(shop))).toEqual({ settled: 0, waiting: 0, failed: 0 });
  });

  it("gives points even if the payment arrives after it had ended", async () => {
    const { buy, context, service, itemOf, pointsOf } = await opened();
    const { purchase } = await buy();
    const { sessionId = "" } = await itemOf(purchase.id);
    service.pay(sessionId, "klarna");
    service.bankSays(sessionId, "paid");
    const [completed, , succeeded] = service.events;
    const failed = { ...completed!, id: "evt_f", type: "checkout.session.async_payment_failed" };
    await handlePaymentEvent(context, failed);
    expect((await itemOf(purchase.id)).state).toBe("failed");
    await handlePaymentEvent(context, succeeded);
    expect([(await itemOf(purchase.id)).state, await pointsOf()]).toEqual(["paid", 150]);
  });
});

describe("a list of purchases", () => {
  it("shows the newest first, and only one's own", async () => {
    const { bought, buy, context, pass } = await opened();
    const first = await bought();
    pass(1000);
    const { purchase } = await buy("anna", { packageId: "PLUS", price: 27_900 });
    const { items } = await listPurchases(context, "anna", { limit: 20 });
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [purchase.id, "open"],
      [first.id, "paid"],
    ]);
    expect((await listPurchases(context, "bo", { limit: 20 })).items).toEqual([]);
    await expect(getPurchase(context, "bo", first.id)).rejects.toMatchObject({ code: "purchase-not-found" });
    await expect(cancelPurchase(context, "bo", first.id)).rejects.toMatchObject({
      code: "purchase-not-found",
    });
  });

  it("shows the quoted price", async () => {
    const { context } = await opened();
    expect(await quote(context, "anna", { packageId: "FAMILJ" })).toMatchObject({
      price: 49_900,
      points: 600,
    });
  });
});
