import type { Purchase } from "#contract/points.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { askPayment } from "#lambdas/purchases/ask-payment.ts";
import { PaymentError } from "#lambdas/purchases/payment-provider.ts";
import type { PaymentWorld, PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { readOwnPurchase, showOwnPurchase } from "#lambdas/purchases/read-purchase.ts";
import { settlePurchase } from "#lambdas/purchases/settle-purchase.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys } from "#lambdas/table/keys.ts";

/** Where nothing was paid the page is closed, and nobody can pay on it any more; else it is as it was paid. */
const closePage = async (world: PaymentWorld, sessionId: string): Promise<void> => {
  try {
    await world.payments.end(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure !== "refused") throw error;
  }
  await askPayment(world, sessionId);
};

/** Ends a payment that has begun, unless it was paid meanwhile. A page that nobody has heard of yet is paid in vain by nobody: whoever pays gets their points. */
export const endPurchase = async (world: PaymentWorld, purchaseId: string): Promise<void> => {
  const purchase = await world.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.state !== "open") return;
  const { sessionId } = purchase;
  try {
    if (sessionId === undefined) await settlePurchase(world, { purchaseId, said: "expired" });
    else await closePage(world, sessionId);
  } catch (error) {
    if (error instanceof PaymentError) throw new ProblemError("payments-unavailable");
    throw error;
  }
};

/** Gives up paying. One that was paid meanwhile stays paid. */
export const cancelPurchase = async (
  world: PurchasesWorld,
  userId: string,
  purchaseId: string,
): Promise<Purchase> => {
  await readOwnPurchase(world.table, userId, purchaseId);
  await endPurchase(world, purchaseId);
  return showOwnPurchase(world, userId, purchaseId);
};
