import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { accountOf } from "./buyer.ts";
import { showPurchase } from "./show-purchase.ts";
import { opensReceipt, receiptShare } from "#lambdas/points/receipt-share.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { OrderItem, PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Keeps callers from guessing order numbers. */
const receiptAttemptLimit: RateLimit = { what: "shared-receipts", max: 60, window: seconds(600) };

const findPaid = async (
  table: Pick<Table, "get">,
  orderNumber: string,
): Promise<PurchaseItem | undefined> => {
  const order = await table.get(keys.order(orderNumber), OrderItem);
  if (order?.purchaseId === undefined) return undefined;
  const purchase = await table.get(keys.purchase(order.purchaseId), PurchaseItem);
  return purchase?.receiptNumber === undefined ? undefined : purchase;
};

const showReceipt = async (
  { table, system, seller }: PurchasesContext,
  purchase: PurchaseItem,
): Promise<PurchaseReceipt> => {
  const { userId, company } = purchase;
  const [profile, balance] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    table.get(keys.balance(accountOf(purchase)), BalanceItem),
  ]);
  const shown = showPurchase(purchase, { balance: balance?.points ?? 0, now: system.now() });
  const name = profile?.fullName ?? "";
  return company === undefined
    ? { seller, purchase: shown, buyerName: name }
    : { seller, purchase: shown, buyerName: company.name, company, boughtBy: name };
};

export const getReceipt = async (
  context: PurchasesContext,
  account: string,
  orderNumber: string,
): Promise<PurchaseReceipt> => {
  const purchase = await findPaid(context.table, orderNumber);
  if (!purchase || accountOf(purchase) !== account) throw new ProblemError("purchase-not-found");
  const share = receiptShare(context.receiptSecret, orderNumber, context.system.now());
  return { ...(await showReceipt(context, purchase)), share };
};

/**
 * Shows a shared receipt. Throws `purchase-not-found` for every fault, so that nobody learns which order
 * numbers exist.
 */
export const openReceipt = async (
  context: PurchasesContext,
  { orderNumber, share, address }: { orderNumber: string; share: string; address: string },
): Promise<PurchaseReceipt> => {
  const now = context.system.now();
  await countAgainst(context.table, receiptAttemptLimit, address, now);
  const purchase = await findPaid(context.table, orderNumber);
  if (!opensReceipt(context.receiptSecret, orderNumber, share, now) || !purchase)
    throw new ProblemError("purchase-not-found");
  const { boughtBy: _who, ...receipt } = await showReceipt(context, purchase);
  // Only the owner may pay, continue or see the code.
  const { payAt: _pay, next: _next, code: _code, ...shown } = receipt.purchase;
  return { ...receipt, purchase: { ...shown, withdrawal: receipt.company ? "company" : "too-late" } };
};
