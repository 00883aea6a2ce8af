import { describe, expect, it } from "vitest";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { listDisputes } from "#lambdas/points/reversals/list-disputes.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { planSpending } from "#lambdas/points/plan-spending.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { given } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";

const opened = async () => {
  const shop = await aShop();
  await given.person(shop.table, "anna", 0);
  const spend = (points: number) =>
    retryOnConflict(shop.context.system, async () => {
      const entry = { userId: "anna", reason: "registration", reference: "bike", at: new Date() } as const;
      const { actions } = await planSpending(shop.table, { ...entry, points });
      await shop.table.transact(actions);
    });
  const hear = (...events: { readonly id: string }[]) =>
    Promise.all(events.map((event) => handlePaymentEvent(shop.ofWebhook, event)));
  const news = async () => {
    const list = { partition: userPartition("anna"), prefix: ranges.notifications, limit: 20 };
    const { items } = await shop.table.query({ ...list, schema: NotificationItem });
    return items.map(({ params }) => params);
  };
  const expectProved = async () => {
    expect((await reconcile(shop.table)).mismatches).toEqual([]);
    expect((await checkReceipts(shop.table)).faults).toEqual([]);
  };
  return { ...shop, spend, hear, news, expectProved };
};
const paidFor = ({ paymentId = "" }: { paymentId?: string | undefined }) => paymentId;

describe("a dispute", () => {
  it("takes the unspent points when the bank takes the money, and gives them back when it is won", async () => {
    const { bought, service, hear, pointsOf, itemOf, news, expectProved } = await opened();
    const purchase = await bought();
    const { say } = service.reversals.dispute(paidFor(purchase), 14_900);
    await hear(say("created", "needs_response"));
    await hear(say("funds_withdrawn", "needs_response"), say("updated", "under_review"));
    expect([await pointsOf(), (await itemOf(purchase.id)).reversedMoney]).toEqual([0, 14_900]);
    await hear(say("closed", "won"));
    await hear(say("funds_reinstated", "won"));
    expect([await pointsOf(), (await itemOf(purchase.id)).reversedMoney]).toEqual([150, 0]);
    expect(await news()).toEqual(
      expect.arrayContaining([
        { what: "points-reversed", points: 150 },
        { what: "points-restored", points: 150 },
      ]),
    );
    await expectProved();
  });

  it("leaves a debt for points that were spent, which the next purchase pays first", async () => {
    const { bought, service, hear, pointsOf, spend, ledgerOf, news, expectProved, table } = await opened();
    const purchase = await bought();
    await spend(100);
    const { say } = service.reversals.dispute(paidFor(purchase), 14_900);
    await hear(say("created", "needs_response"));
    expect(await pointsOf()).toBe(-100);
    expect(await news()).toContainEqual({ what: "points-owed", points: 150, owed: 100 });
    await expect(spend(1)).rejects.toMatchObject({ code: "insufficient-points" });
    await bought();
    expect([await pointsOf(), (await ledgerOf()).map(({ balanceAfter }) => balanceAfter)]).toEqual([
      50,
      [150, 50, -100, 50],
    ]);
    // A row that changes nothing is written while points are owed too.
    const balance = await table.get(keys.balance("anna"), BalanceItem);
    await table.transact(
      entryWrites(balance!, {
        userId: "anna",
        amount: 0,
        reason: "transfer_capture",
        reference: "t",
        at: new Date(),
      }),
    );
    await expectProved();
  });

  it("opens a case with a deadline that lists the use of the points", async () => {
    const { bought, service, hear, spend, ofPoints, deliverEvents } = await opened();
    const purchase = await bought();
    await spend(100);
    const { say } = service.reversals.dispute(paidFor(purchase), 14_900);
    await hear(say("created", "needs_response"));
    const cases = async () => (await listDisputes(ofPoints, { limit: 20 })).items;
    expect(await cases()).toMatchObject([
      {
        needsAnswer: true,
        dueBy: "2025-12-01T11:59:59.000Z",
        purchase: { orderNumber: purchase.orderNumber, receiptNumber: 1, userId: "anna" },
        changes: [{ amount: 150 }, { reason: "registration", amount: -100 }, { amount: -150 }],
      },
    ]);
    await hear(say("updated", "under_review"));
    await deliverEvents();
    expect(await cases()).toMatchObject([{ needsAnswer: false, status: "under_review" }]);
  });

  it("that is an inquiry takes nothing", async () => {
    const { bought, service, hear, pointsOf } = await opened();
    const { say } = service.reversals.dispute(paidFor(await bought()), 14_900);
    await hear(say("created", "warning_needs_response"), say("closed", "warning_closed"));
    expect(await pointsOf()).toBe(150);
  });

  it.each([["in order"], ["in reverse"], ["twenty at once"]])("ends the same %s", async (order) => {
    const { bought, service, hear, pointsOf, ledgerOf, spend, expectProved, troubles } = await opened();
    const purchase = await bought();
    await spend(100);
    const { say } = service.reversals.dispute(paidFor(purchase), 14_900);
    const events = [
      say("created", "needs_response"),
      say("funds_withdrawn", "needs_response"),
      say("updated", "under_review"),
      say("closed", "lost"),
    ];
    if (order === "twenty at once") await hear(...Array.from({ length: 5 }, () => events).flat());
    else for (const event of order === "in order" ? events : events.toReversed()) await hear(event);
    expect([await pointsOf(), (await ledgerOf()).length, troubles]).toEqual([-100, 3, []]);
    await expectProved();
  });

  it("about an unknown payment raises one alarm and takes effect once the payment is known", async () => {
    const { buy, itemOf, service, hear, deliverEvents, pointsOf, troubles, ledgerOf } = await opened();
    const { purchase } = await buy();
    const { sessionId = "" } = await itemOf(purchase.id);
    const { say } = service.reversals.dispute(`pi_${sessionId}`, 14_900);
    const [created, updated] = [say("created", "needs_response"), say("updated", "under_review")];
    await hear(created);
    await hear(updated);
    await hear(created);
    expect(troubles).toEqual(["unknown-payment"]);
    service.pay(sessionId);
    await deliverEvents();
    expect([await pointsOf(), (await ledgerOf()).map(({ amount }) => amount)]).toEqual([0, [150, -150]]);
  });
});

describe("a refund made at the payment service", () => {
  it("of a part takes its share of the points, and of the remainder the others", async () => {
    const { bought, service, hear, pointsOf, itemOf, expectProved } = await opened();
    const purchase = await bought();
    const pay = paidFor(purchase);
    await hear(service.reversals.refundElsewhere(pay, 4967).event);
    expect([await pointsOf(), (await itemOf(purchase.id)).reversedMoney]).toEqual([100, 4967]);
    await hear(service.reversals.refundElsewhere(pay, 9933).event);
    expect([await pointsOf(), (await itemOf(purchase.id)).reversedMoney]).toEqual([0, 14_900]);
    await expectProved();
  });

  it("that fails afterwards gives the points back", async () => {
    const { bought, service, hear, pointsOf } = await opened();
    const { event, ...refund } = service.reversals.refundElsewhere(paidFor(await bought()), 14_900);
    await hear(event);
    expect(await pointsOf()).toBe(0);
    await hear(service.reversals.tell("refund.failed", { ...refund, status: "failed" }));
    await hear(event);
    expect(await pointsOf()).toBe(150);
  });

  it("leaves the rest to be withdrawn, once", async () => {
    const { bought, service, hear, pointsOf, withdraw, ledgerOf, expectProved } = await opened();
    const purchase = await bought();
    await hear(service.reversals.refundElsewhere(paidFor(purchase), 4967).event);
    await withdraw(purchase.id);
    expect([await pointsOf(), (await ledgerOf()).map(({ amount }) => amount)]).toEqual([0, [150, -50, -100]]);
    await expect(withdraw(purchase.id)).rejects.toMatchObject({ code: "already-refunded" });
    await expectProved();
  });

  it("is not counted again for a withdrawal of our own", async () => {
    const { bought, service, hear, pointsOf, withdraw, ledgerOf } = await opened();
    const purchase = await bought();
    await withdraw(purchase.id);
    const metadata = { purchase: purchase.id, attempt: "1" };
    await hear(service.reversals.refundElsewhere(paidFor(purchase), 14_900, { metadata }).event);
    expect([await pointsOf(), (await ledgerOf()).length]).toEqual([0, 2]);
  });
});
