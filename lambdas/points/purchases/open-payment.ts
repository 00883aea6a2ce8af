import { purchasePath } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { PaymentError, type PaymentPage } from "./payment-provider.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** How long a payment page stays open. */
export const openMilliseconds = 60 * 60 * 1000;
/** Nobody waits longer to be led to one. */
export const openingMilliseconds = 5 * 60 * 1000;

const askFor = async ({ table, payments, siteOrigin }: PurchasesContext, purchase: PurchaseItem) => {
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

/** Nobody has been told of this page, and nobody is going to be. Should the service not hear of it, the page runs out by itself. */
const closeUnseen = async ({ payments }: PurchasesContext, sessionId: string): Promise<void> => {
  try {
    await payments.end(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
  }
};

/** Writes down where an open purchase is paid, before anybody is led there. */
const keepPage = async (
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
    if (now?.sessionId !== sessionId) await closeUnseen(context, sessionId);
    throw new ProblemError("purchase-ended");
  }
};

/**
 * The page on which an open purchase is paid, and writes it down. It is the same page however often it is asked for.
 * Where it cannot be begun, the purchase ends together with `forget`, and gives back what it held.
 */
export const openPayment = async (
  context: PurchasesContext,
  purchaseId: string,
  forget: readonly Action[],
): Promise<string> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.payAt !== undefined) return purchase.payAt;
  if (purchase?.state !== "open") throw new ProblemError("purchase-ended");
  try {
    return await keepPage(context, purchaseId, await askFor(context, purchase));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    await settlePurchase(context, { purchaseId, status: "expired" }, forget);
    throw new ProblemError("payments-unavailable");
  }
};
