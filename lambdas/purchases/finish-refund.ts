import { PaymentError } from "#lambdas/purchases/payment-provider.ts";
import type { PaymentWorld } from "#lambdas/purchases/purchases-world.ts";
import type { Said } from "#lambdas/purchases/purchase-steps.ts";
import { settlePurchase } from "#lambdas/purchases/settle-purchase.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys } from "#lambdas/table/keys.ts";

/** What became of it; nothing is known where the service did not answer, and it is asked again. */
const giveBack = async ({ payments }: PaymentWorld, purchase: PurchaseItem): Promise<Said | undefined> => {
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
export const finishRefund = async (world: PaymentWorld, purchaseId: string): Promise<void> => {
  const purchase = await world.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.state !== "refunding") return;
  const said = await giveBack(world, purchase);
  if (said !== undefined) await settlePurchase(world, { purchaseId, said, refund: purchase.refunds });
};
