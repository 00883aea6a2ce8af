import type { Purchase } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { askPayment } from "./ask-payment.ts";
import { PaymentError } from "./payment-provider.ts";
import type { PaymentContext, PurchasesContext } from "#lambdas/points/points-context.ts";
import { readOwnPurchase, showOwnPurchase } from "./read-purchase.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Closes an unpaid payment page so that nobody can pay on it any more; settles the purchase if it was paid. */
const closePage = async (context: PaymentContext, sessionId: string): Promise<void> => {
  try {
    await context.payments.end(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure !== "refused") throw error;
  }
  await askPayment(context, sessionId);
};

/** Ends an unfinished purchase unless it was paid meanwhile. If its payment page opens at the same moment, it runs again and closes that page. */
export const endPurchase = async (context: PaymentContext, purchaseId: string): Promise<void> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.state !== "open") return;
  const { sessionId } = purchase;
  try {
    if (sessionId !== undefined) await closePage(context, sessionId);
    else if ((await settlePurchase(context, { purchaseId, status: "expired" })) === "nothing")
      await endPurchase(context, purchaseId);
  } catch (error) {
    if (error instanceof PaymentError) throw new ProblemError("payments-unavailable");
    throw error;
  }
};

/** Cancels an unpaid purchase. One that was paid meanwhile stays paid. */
export const cancelPurchase = async (
  context: PurchasesContext,
  account: string,
  purchaseId: string,
): Promise<Purchase> => {
  await readOwnPurchase(context.table, account, purchaseId);
  await endPurchase(context, purchaseId);
  return showOwnPurchase(context, account, purchaseId);
};
