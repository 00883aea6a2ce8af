import { purchasePath } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { PaymentError, type PaymentPage } from "./payment-provider.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export const openMilliseconds = 60 * 60 * 1000;
/** Longer than any request that opens a payment page can take. */
export const openingMilliseconds = 5 * 60 * 1000;

const requestPage = async ({ table, payments, siteOrigin }: PurchasesContext, purchase: PurchaseItem) => {
  const { id: purchaseId, orderNumber, userId, storeId, points, price, language, createdAt } = purchase;
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("payments-unavailable");
  const page = storeId === undefined ? "/order" : "/store-points";
  const pageOf = (how: "paid" | "left"): string =>
    new URL(purchasePath(purchaseId, how, page), siteOrigin).href;
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

/** Closes a page that no buyer is sent to. If the service does not answer, the page expires on its own. */
const closeUnusedPage = async ({ payments }: PurchasesContext, sessionId: string): Promise<void> => {
  try {
    await payments.end(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
  }
};

/** Stores the payment page before the buyer is sent to it. */
const recordPage = async (
  context: PurchasesContext,
  purchaseId: string,
  { sessionId, payAt }: PaymentPage,
): Promise<string> => {
  try {
    await context.table.transact([
      update(keys.purchase(purchaseId)).set({ sessionId, payAt }).expect("state", "open", "repeated"),
    ]);
    return payAt;
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
    const now = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
    if (now?.sessionId !== sessionId) await closeUnusedPage(context, sessionId);
    throw new ProblemError("purchase-ended");
  }
};

/** Opens the payment page of an open purchase, the same page every time. If the service fails, ends the purchase in one transaction with `forget`. */
export const openPayment = async (
  context: PurchasesContext,
  purchaseId: string,
  forget: readonly Action[],
): Promise<string> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.payAt !== undefined) return purchase.payAt;
  if (purchase?.state !== "open") throw new ProblemError("purchase-ended");
  try {
    return await recordPage(context, purchaseId, await requestPage(context, purchase));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    await settlePurchase(context, { purchaseId, status: "expired" }, forget);
    throw new ProblemError("payments-unavailable");
  }
};
