import { PaymentError } from "./payment-provider.ts";
import type { PaymentContext } from "#lambdas/points/points-context.ts";
import type { PaymentStatus } from "./purchase-steps.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Returns undefined if the service did not answer; a later run asks again. */
const requestRefund = async (
  { payments }: PaymentContext,
  purchase: PurchaseItem,
): Promise<PaymentStatus | undefined> => {
  const { id: purchaseId, paymentId, refunds: attempt } = purchase;
  if (paymentId === undefined) return "refund-failed";
  try {
    await payments.refund({ purchaseId, paymentId, attempt });
    return "refunded";
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return error.failure === "refused" ? "refund-failed" : undefined;
  }
};

/** Completes a refund, also after an interruption at any point. Repeating it returns no more money. */
export const finishRefund = async (context: PaymentContext, purchaseId: string): Promise<void> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.state !== "refunding") return;
  const status = await requestRefund(context, purchase);
  if (status !== undefined) await settlePurchase(context, { purchaseId, status, refund: purchase.refunds });
};
