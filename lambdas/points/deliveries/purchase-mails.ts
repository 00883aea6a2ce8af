import { unreversedMoney, unreversedPoints } from "#contract/points/withdrawal.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";

/** One mail each time that the bank or the payment service has moved the money. */
const reversalMails = (before: PurchaseItem, after: PurchaseItem): Delivery[] => {
  const { userId, orderNumber, reversedMoney = 0, reversedAt, owed = 0 } = after;
  const earlier = before.reversedMoney ?? 0;
  if (reversedAt === undefined || reversedMoney === earlier) return [];
  const isReturned = reversedMoney < earlier;
  const template = {
    name: "payment-reversed",
    orderNumber,
    reversedAt,
    reversedMoney,
    owed,
    isReturned,
  } as const;
  return [{ kind: "mail", to: { userId }, template }];
};

/** Mails one receipt when a purchase is paid, and a confirmation when it is refunded. A failed refund makes it `paid` again and sends no second receipt. */
export const purchaseMails = (
  before: PurchaseItem | undefined,
  after: PurchaseItem | undefined,
): Delivery[] => {
  const { userId, receiptNumber, paidAt, refundedAt } = after ?? {};
  if (!after || userId === undefined || receiptNumber === undefined || paidAt === undefined) return [];
  const { orderNumber, points, price, vat, company, reference, invoiceDueOn: dueOn } = after;
  const paid = {
    orderNumber,
    receiptNumber,
    paidAt,
    points,
    price,
    vat,
    store: company?.name,
    reference,
    dueOn,
  };
  if (before?.paidAt === undefined)
    return [{ kind: "mail", to: { userId }, template: { name: "points-bought", ...paid } }];
  if (after.invoiceRemindedAt !== undefined && before.invoiceRemindedAt === undefined)
    return [{ kind: "mail", to: { userId }, template: { name: "points-bought", ...paid, isReminder: true } }];
  if (refundedAt === undefined || before.refundedAt !== undefined) return reversalMails(before, after);
  const isRest = (after.reversedMoney ?? 0) > 0;
  const rest = { ...paid, points: unreversedPoints(after), price: unreversedMoney(after), isRest };
  return [{ kind: "mail", to: { userId }, template: { name: "purchase-refunded", ...rest, refundedAt } }];
};
