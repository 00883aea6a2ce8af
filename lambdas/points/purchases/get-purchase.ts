import type { Purchase } from "#contract/points/purchases.ts";
import { refreshPayment } from "./ask-payment.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { readOwnPurchase, showOwnPurchase } from "./read-purchase.ts";

/** Asks the payment service about an open purchase first, so that a waiting page does not depend on webhooks alone. */
export const getPurchase = async (
  context: PurchasesContext,
  account: string,
  purchaseId: string,
): Promise<Purchase> => {
  await refreshPayment(context, await readOwnPurchase(context.table, account, purchaseId));
  return showOwnPurchase(context, account, purchaseId);
};
