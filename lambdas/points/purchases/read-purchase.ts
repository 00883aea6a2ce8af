import type { Purchase } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { accountOf } from "./buyer.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { showPurchase } from "./show-purchase.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Reads a purchase of an account, a person's or a store's id. Throws `purchase-not-found` for anyone else's. */
export const readOwnPurchase = async (
  table: Pick<Table, "get">,
  account: string,
  purchaseId: string,
): Promise<PurchaseItem> => {
  const purchase = await table.get(keys.purchase(purchaseId), PurchaseItem);
  if (!purchase || accountOf(purchase) !== account) throw new ProblemError("purchase-not-found");
  return purchase;
};

export const showOwnPurchase = async (
  { table, system }: Pick<PurchasesContext, "table" | "system">,
  account: string,
  purchaseId: string,
): Promise<Purchase> => {
  const [purchase, balance] = await Promise.all([
    readOwnPurchase(table, account, purchaseId),
    table.get(keys.balance(account), BalanceItem),
  ]);
  return showPurchase(purchase, { balance: balance?.points ?? 0, now: system.now() });
};
