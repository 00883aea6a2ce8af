import type { Purchase } from "#contract/points.ts";
import { lookAfter } from "#lambdas/purchases/ask-payment.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { readOwnPurchase, showOwnPurchase } from "#lambdas/purchases/read-purchase.ts";

/** One's own purchase. One that is still open is asked for first, so that a page that waits does not depend on the payment service's own call alone. */
export const getPurchase = async (
  world: PurchasesWorld,
  userId: string,
  purchaseId: string,
): Promise<Purchase> => {
  await lookAfter(world, await readOwnPurchase(world.table, userId, purchaseId));
  return showOwnPurchase(world, userId, purchaseId);
};
