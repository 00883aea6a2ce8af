import { purchasePath } from "#contract/points.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { PaymentError } from "#lambdas/purchases/payment-provider.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys } from "#lambdas/table/keys.ts";

/** How long a payment page stays open. */
export const openMilliseconds = 60 * 60 * 1000;

const askFor = async ({ table, payments, siteOrigin }: PurchasesWorld, purchase: PurchaseItem) => {
  const { id: purchaseId, orderNumber, userId, points, price, language, createdAt } = purchase;
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("payments-unavailable");
  const pageOf = (how: "paid" | "left"): string => new URL(purchasePath(purchaseId, how), siteOrigin).href;
  return payments.open({
    purchaseId,
    orderNumber,
    userId,
    points,
    price,
    email: profile.email,
    language,
    paidUrl: pageOf("paid"),
    leftUrl: pageOf("left"),
    until: new Date(Date.parse(createdAt) + openMilliseconds),
  });
};

/** The page on which an open purchase is paid, and writes it down. It is the same page however often it is asked for. */
export const openPayment = async (world: PurchasesWorld, purchaseId: string): Promise<string> => {
  const purchase = await world.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.payAt !== undefined) return purchase.payAt;
  if (purchase?.state !== "open") throw new ProblemError("purchase-ended");
  try {
    const { sessionId, payAt } = await askFor(world, purchase);
    await world.table.transact([
      update(keys.purchase(purchaseId)).set({ sessionId, payAt }).expect("state", "open", "repeated"),
    ]);
    return payAt;
  } catch (error) {
    if (error instanceof PaymentError) throw new ProblemError("payments-unavailable");
    if (failedWith(error, "repeated")) throw new ProblemError("purchase-ended");
    throw error;
  }
};
