import type { Delivery } from "./delivery.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";

/** A receipt once it is paid, which it is once: points that come back from a refund that failed are no new purchase. And a confirmation once its money is on its way back. */
export const purchaseMails = (
  before: PurchaseItem | undefined,
  after: PurchaseItem | undefined,
): Delivery[] => {
  const { userId, receiptNumber, paidAt, refundedAt } = after ?? {};
  if (!after || userId === undefined || receiptNumber === undefined || paidAt === undefined) return [];
  const { orderNumber, points, price, vat, company, reference } = after;
  const paid = { orderNumber, receiptNumber, paidAt, points, price, vat, store: company?.name, reference };
  if (before?.paidAt === undefined)
    return [{ kind: "mail", to: { userId }, template: { name: "points-bought", ...paid } }];
  if (refundedAt === undefined || before.refundedAt !== undefined) return [];
  return [{ kind: "mail", to: { userId }, template: { name: "purchase-refunded", ...paid, refundedAt } }];
};
