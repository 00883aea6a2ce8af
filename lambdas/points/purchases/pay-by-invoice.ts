import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { purchasePath } from "#contract/points/purchases.ts";
import { invoiceDays } from "#contract/points/store-points.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { settlePurchase } from "./settle-purchase.ts";

const dayMilliseconds = 86_400_000;

export const dueOn = (at: Date): string =>
  isoDate(swedishDate(new Date(at.getTime() + invoiceDays * dayMilliseconds)));

/** Fails if the invoice costs more than is left of the store's credit, or if the store owes an overdue one. */
const creditUse = ({ storeId = "", price }: PurchaseItem): Action =>
  update(keys.store(storeId))
    .add("creditLeft", -price)
    .expect("state", "active", "store-suspended")
    .expectAtLeast("creditLeft", price, "credit-too-low")
    .expect("overdueInvoices", 0, "invoice-overdue");

/** Adds the points in one transaction with the use of the credit, and leads to the page of a paid purchase. Ends a refused purchase in one transaction with `forget`. */
export const payByInvoice = async (
  context: PurchasesContext,
  purchaseId: string,
  forget: readonly Action[],
): Promise<string> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  const { seller, siteOrigin } = context;
  if (!purchase || purchase.state === "expired" || seller.bankgiro === undefined)
    throw new ProblemError("purchase-ended");
  try {
    await settlePurchase(context, { purchaseId, status: "paid" }, [creditUse(purchase)]);
  } catch (error) {
    if (!failedWith(error, "credit-too-low") && !failedWith(error, "invoice-overdue")) throw error;
    await settlePurchase(context, { purchaseId, status: "expired" }, forget);
    throw error;
  }
  return new URL(purchasePath(purchaseId, "paid", "/store-points"), siteOrigin).href;
};
