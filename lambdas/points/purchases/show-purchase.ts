import { Purchase } from "#contract/points/purchases.ts";
import { unreversedPoints, withdrawableUntil } from "#contract/points/withdrawal.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";

type Moment = { readonly balance: number; readonly now: Date };

export const withdrawalOf = (purchase: PurchaseItem, { balance, now }: Moment): Purchase["withdrawal"] => {
  // Only consumers have the right to withdraw.
  if (purchase.storeId !== undefined) return "company";
  if (purchase.state === "refunding" || purchase.state === "refunded") return "done";
  const { paidAt } = purchase;
  if (purchase.state !== "paid" || paidAt === undefined) return "not-paid";
  if (now > withdrawableUntil(paidAt)) return "too-late";
  const points = unreversedPoints(purchase);
  if (points === 0) return "done";
  return balance < points ? "points-spent" : "possible";
};

/** The fields that buyers read as they are stored. */
const StoredFields = Purchase.omit({ payAt: true, withdrawableUntil: true, invoice: true, withdrawal: true });

export const showPurchase = (purchase: PurchaseItem, moment: Moment): Purchase => {
  const { state, payAt, paidAt, storeId, invoiceDueOn: dueOn, invoicePaidAt } = purchase;
  const isWithdrawable = paidAt !== undefined && storeId === undefined;
  return {
    ...StoredFields.parse(purchase),
    payAt: state === "open" ? payAt : undefined,
    withdrawableUntil: isWithdrawable ? withdrawableUntil(paidAt).toISOString() : undefined,
    invoice: dueOn === undefined ? undefined : { dueOn, paidAt: invoicePaidAt },
    withdrawal: withdrawalOf(purchase, moment),
  };
};
