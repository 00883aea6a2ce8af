import { accountOf } from "./buyer.ts";
import { unreversedPoints } from "#contract/points/withdrawal.ts";
import { expectReversed } from "#lambdas/points/reversals/settle-reversals.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { receiptPath } from "./receipt-path.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type RefundNotification = "purchase-refunded" | "refund-refused";

const buyerNotification = (
  { system }: SettlementContext,
  purchase: PurchaseItem,
  what: RefundNotification,
): Action => {
  const { userId, orderNumber } = purchase;
  const params = { what, points: unreversedPoints(purchase) };
  return notificationWrite(
    { userId, type: "points", params, link: receiptPath(orderNumber) },
    system.newId("notification"),
    system.now(),
  );
};

/** Takes the purchase's points back and records the refund before it is requested. */
export const beginRefundWrites = (
  purchase: PurchaseItem,
  balance: BalanceItem,
  at: Date,
): readonly Action[] => {
  const { id, orderNumber: text, refunds } = purchase;
  const userId = accountOf(purchase);
  const entry = {
    userId,
    amount: -unreversedPoints(purchase),
    reason: "refund",
    reference: id,
    text,
    at,
  } as const;
  return [
    expectReversed(
      update(keys.purchase(id)).set({
        state: "refunding",
        refundingAt: at.toISOString(),
        refunds: refunds + 1,
        refundVersion: balance.version + 1,
        gsi2pk: lists.unsettledPurchases(),
        gsi2sk: `${at.toISOString()}#${id}`,
      }),
      purchase,
    ).expect("state", purchase.state, "stale"),
    ...entryWrites(balance, entry),
  ];
};

export const closeRefundWrites = (context: SettlementContext, purchase: PurchaseItem): readonly Action[] => [
  update(keys.purchase(purchase.id))
    .set({ state: "refunded", refundedAt: context.system.now().toISOString() })
    .remove("gsi2pk", "gsi2sk")
    .expect("state", purchase.state, "stale"),
  buyerNotification(context, purchase, "purchase-refunded"),
];

export const giveBackWrites = async (
  context: SettlementContext,
  purchase: PurchaseItem,
): Promise<readonly Action[]> => {
  const { id: reference, orderNumber: text } = purchase;
  const amount = unreversedPoints(purchase);
  const userId = accountOf(purchase);
  const { table, system, reportTrouble } = context;
  reportTrouble("refund-refused", reference);
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance) throw new Error("Someone without a balance gets points back");
  const entry = { userId, amount, reason: "refund", reference, text, at: system.now() } as const;
  return [
    update(keys.purchase(reference))
      .set({ state: "paid" })
      .remove("gsi2pk", "gsi2sk", "refundingAt", "refundedAt", "refundVersion")
      .expect("state", purchase.state, "stale"),
    ...entryWrites(balance, entry),
    buyerNotification(context, purchase, "refund-refused"),
  ];
};
