import { PaymentError } from "./payment-provider.ts";
import type { PaymentContext } from "#lambdas/points/points-context.ts";
import type { PaymentStatus } from "./purchase-steps.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What became of it; nothing is known where the service did not answer, and it is asked again. */
const giveBack = async (
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

/** Goes on with a refund that has begun, from wherever it was interrupted: the money is given back once, however often this runs. */
export const finishRefund = async (context: PaymentContext, purchaseId: string): Promise<void> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.state !== "refunding") return;
  const status = await giveBack(context, purchase);
  if (status !== undefined) await settlePurchase(context, { purchaseId, status, refund: purchase.refunds });
};
