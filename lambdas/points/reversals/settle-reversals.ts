import { reversedPoints } from "#contract/points/withdrawal.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { paymentPartition } from "#lambdas/platform/table/purchase-keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { ReversalItem } from "#lambdas/points/items/reversal.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { accountOf } from "#lambdas/points/purchases/buyer.ts";
import { receiptPath } from "#lambdas/points/purchases/receipt-path.ts";
import { reversedMoney } from "./reversal-rules.ts";

/** A payment of a few hundred kronor is never returned in this many parts. */
const maxReversals = 100;

/** Fails with `stale` if more money was reversed since the purchase was read. */
export const expectReversed = (
  action: ActionBuilder,
  { reversedMoney: money }: PurchaseItem,
): ActionBuilder =>
  money === undefined
    ? action.expectAbsent("reversedMoney", "stale")
    : action.expect("reversedMoney", money, "stale");

const newsOf = (amount: number, owed: number) => {
  if (amount > 0) return { what: "points-restored", points: amount };
  return owed > 0
    ? { what: "points-owed", points: -amount, owed }
    : { what: "points-reversed", points: -amount };
};

const readPurchase = async (
  { table }: SettlementContext,
  purchaseId: string,
): Promise<{ purchase: PurchaseItem; money: number } | undefined> => {
  const purchase = await table.get(keys.purchase(purchaseId), PurchaseItem);
  // A withdrawal has taken the points already.
  if (purchase?.state !== "paid" || purchase.paymentId === undefined) return undefined;
  const { items } = await table.query({
    partition: paymentPartition(purchase.paymentId),
    prefix: "REVERSAL#",
    schema: ReversalItem,
    limit: maxReversals,
  });
  return { purchase, money: reversedMoney(purchase, items) };
};

const attempt = async (context: SettlementContext, purchaseId: string): Promise<void> => {
  const { table, system } = context;
  const reversal = await readPurchase(context, purchaseId);
  if (!reversal || reversal.money === (reversal.purchase.reversedMoney ?? 0)) return;
  const { purchase, money } = reversal;
  const account = accountOf(purchase);
  const balance = await table.get(keys.balance(account), BalanceItem);
  // An erased account owes nothing more; the case stays with the administrators.
  if (!balance) return;
  const at = system.now();
  const { userId, orderNumber: text } = purchase;
  const amount = reversedPoints(purchase, purchase.reversedMoney) - reversedPoints(purchase, money);
  const owed = Math.max(0, -(balance.points + amount));
  const reversed = { reversedMoney: money, reversedAt: at.toISOString(), owed };
  const entry = { userId: account, amount, reason: "reversal", reference: purchaseId, text, at } as const;
  const news = { userId, type: "points", params: newsOf(amount, owed), link: receiptPath(text) } as const;
  await table.transact([
    expectReversed(update(keys.purchase(purchaseId)).set(reversed), purchase).expect(
      "state",
      "paid",
      "stale",
    ),
    ...entryWrites(balance, { ...entry, mayOwe: true }),
    notificationWrite(news, system.newId("notification"), at),
  ]);
};

/**
 * Takes the points of reversed payments, even spent ones, and returns them if a dispute is won. Repeating it
 * changes nothing.
 */
export const settleReversals = (context: SettlementContext, purchaseId: string): Promise<void> =>
  retryOnConflict(context.system, () => attempt(context, purchaseId));
