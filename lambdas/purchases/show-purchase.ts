import { type Purchase, daysToRegret } from "#contract/points.ts";
import type { PurchaseItem } from "#lambdas/table/items/purchase.ts";

const dayMilliseconds = 86_400_000;

/** Until when a purchase can be regretted. */
const regretUntil = ({ paidAt }: PurchaseItem): Date | undefined =>
  paidAt === undefined ? undefined : new Date(Date.parse(paidAt) + daysToRegret * dayMilliseconds);

type Moment = { readonly balance: number; readonly now: Date };

/** Whether a purchase can be regretted now, or why not. */
export const regretOf = (purchase: PurchaseItem, { balance, now }: Moment): Purchase["regret"] => {
  if (purchase.state === "refunding" || purchase.state === "refunded") return "done";
  const until = regretUntil(purchase);
  if (purchase.state !== "paid" || until === undefined) return "not-paid";
  if (now > until) return "too-late";
  return balance < purchase.points ? "points-spent" : "possible";
};

/** A purchase as its buyer sees it. */
export const showPurchase = (purchase: PurchaseItem, moment: Moment): Purchase => {
  const { id, orderNumber, packageId, price, points, bonusPoints, vat, code, state, createdAt } = purchase;
  const { payAt, next, paidAt, method, receiptNumber, refundedAt } = purchase;
  const until = regretUntil(purchase)?.toISOString();
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
    regretUntil: until,
    refundedAt,
    regret: regretOf(purchase, moment),
  };
};
