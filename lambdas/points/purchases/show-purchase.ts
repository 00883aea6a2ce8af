import type { Purchase } from "#contract/points/purchases.ts";
import { withdrawableUntil } from "#contract/points/withdrawal.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";

type Moment = { readonly balance: number; readonly now: Date };

/** Whether a purchase can be withdrawn from now, or why not. */
export const withdrawalOf = (purchase: PurchaseItem, { balance, now }: Moment): Purchase["withdrawal"] => {
  // The right to withdraw is a consumer's.
  if (purchase.storeId !== undefined) return "company";
  if (purchase.state === "refunding" || purchase.state === "refunded") return "done";
  const { paidAt } = purchase;
  if (purchase.state !== "paid" || paidAt === undefined) return "not-paid";
  if (now > withdrawableUntil(paidAt)) return "too-late";
  return balance < purchase.points ? "points-spent" : "possible";
};

/** A purchase as its buyer sees it. */
export const showPurchase = (purchase: PurchaseItem, moment: Moment): Purchase => {
  const { id, orderNumber, packageId, price, points, bonusPoints, vat, code, state, createdAt } = purchase;
  const { payAt, next, paidAt, method, receiptNumber, refundedAt, reference, storeId } = purchase;
  const isWithdrawable = paidAt !== undefined && storeId === undefined;
  return {
    id,
    orderNumber,
    packageId,
    price,
    points,
    bonusPoints,
    vat,
    code,
    state,
    createdAt,
    payAt: state === "open" ? payAt : undefined,
    next,
    paidAt,
    method,
    receiptNumber,
    withdrawableUntil: isWithdrawable ? withdrawableUntil(paidAt).toISOString() : undefined,
    refundedAt,
    reference,
    withdrawal: withdrawalOf(purchase, moment),
  };
};
