import type { Purchase } from "#contract/points/purchases.ts";
import { keptPoints, withdrawableUntil } from "#contract/points/withdrawal.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";

type Moment = { readonly balance: number; readonly now: Date };

export const withdrawalOf = (purchase: PurchaseItem, { balance, now }: Moment): Purchase["withdrawal"] => {
  // Only consumers have the right to withdraw.
  if (purchase.storeId !== undefined) return "company";
  if (purchase.state === "refunding" || purchase.state === "refunded") return "done";
  const { paidAt } = purchase;
  if (purchase.state !== "paid" || paidAt === undefined) return "not-paid";
  if (now > withdrawableUntil(paidAt)) return "too-late";
  const kept = keptPoints(purchase);
  if (kept === 0) return "done";
  return balance < kept ? "points-spent" : "possible";
};

export const showPurchase = (purchase: PurchaseItem, moment: Moment): Purchase => {
  const { id, orderNumber, packageId, price, points, bonusPoints, vat, code, state, createdAt } = purchase;
  const {
    payAt,
    next,
    paidAt,
    method,
    receiptNumber,
    refundedAt,
    reversedMoney,
    reversedAt,
    reference,
    storeId,
  } = purchase;
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
    reversedMoney,
    reversedAt,
    reference,
    withdrawal: withdrawalOf(purchase, moment),
  };
};
