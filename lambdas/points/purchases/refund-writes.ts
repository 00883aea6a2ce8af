import { accountOf } from "./buyer.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { receiptPath } from "./receipt-path.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type What = "purchase-refunded" | "refund-refused";

const buyerNotification = (
  { system }: SettlementContext,
  { userId, points, orderNumber }: PurchaseItem,
  what: What,
): Action =>
  notificationWrite(
    { userId, type: "points", params: { what, points }, link: receiptPath(orderNumber) },
    system.newId("notification"),
    system.now(),
  );

/** Takes exactly the purchase's points back and writes down that its money is owed, before anybody is asked for it. */
export const beginRefundWrites = (
  purchase: PurchaseItem,
  balance: BalanceItem,
  at: Date,
): readonly Action[] => {
  const { id, points, orderNumber: text, refunds } = purchase;
  const userId = accountOf(purchase);
  const entry = { userId, amount: -points, reason: "refund", reference: id, text, at } as const;
  return [
    update(keys.purchase(id))
      .set({
        state: "refunding",
        refundingAt: at.toISOString(),
        refunds: refunds + 1,
        refundVersion: balance.version + 1,
        gsi2pk: lists.unsettledPurchases(),
        gsi2sk: `${at.toISOString()}#${id}`,
      })
      .expect("state", purchase.state, "stale"),
    ...entryWrites(balance, entry),
  ];
};

/** Once the money is on its way. */
export const closeRefundWrites = (context: SettlementContext, purchase: PurchaseItem): readonly Action[] => [
  update(keys.purchase(purchase.id))
    .set({ state: "refunded", refundedAt: context.system.now().toISOString() })
    .remove("gsi2pk", "gsi2sk")
    .expect("state", purchase.state, "stale"),
  buyerNotification(context, purchase, "purchase-refunded"),
];

/** The money stays where it is, so the points come back. */
export const giveBackWrites = async (
  context: SettlementContext,
  purchase: PurchaseItem,
): Promise<readonly Action[]> => {
  const { id: reference, points: amount, orderNumber: text } = purchase;
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
