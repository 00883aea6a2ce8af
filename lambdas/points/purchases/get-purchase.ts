import type { Purchase } from "#contract/points/purchases.ts";
import { lookAfter } from "./ask-payment.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { readOwnPurchase, showOwnPurchase } from "./read-purchase.ts";

/** One's own purchase. One that is still open is asked for first, so that a page that waits does not depend on the payment service's own call alone. */
export const getPurchase = async (
  context: PurchasesContext,
  account: string,
  purchaseId: string,
): Promise<Purchase> => {
  await lookAfter(context, await readOwnPurchase(context.table, account, purchaseId));
  return showOwnPurchase(context, account, purchaseId);
};
