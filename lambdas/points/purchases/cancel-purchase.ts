import type { Purchase } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { askPayment } from "./ask-payment.ts";
import { PaymentError } from "./payment-provider.ts";
import type { PaymentContext, PurchasesContext } from "#lambdas/points/points-context.ts";
import { readOwnPurchase, showOwnPurchase } from "./read-purchase.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Where nothing was paid the page is closed, and nobody can pay on it any more; else it is as it was paid. */
const closePage = async (context: PaymentContext, sessionId: string): Promise<void> => {
  try {
    await context.payments.end(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure !== "refused") throw error;
  }
  await askPayment(context, sessionId);
};

/** Ends a payment that has begun, unless it was paid meanwhile. Where someone is led to its page in the same moment, that is closed. */
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

/** Gives up paying. One that was paid meanwhile stays paid. */
export const cancelPurchase = async (
  context: PurchasesContext,
  account: string,
  purchaseId: string,
): Promise<Purchase> => {
  await readOwnPurchase(context.table, account, purchaseId);
  await endPurchase(context, purchaseId);
  return showOwnPurchase(context, account, purchaseId);
};
