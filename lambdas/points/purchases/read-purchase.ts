import type { Purchase } from "#contract/points/purchases.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { accountOf } from "./buyer.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { showPurchase } from "./show-purchase.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** One's own purchase, or that of one's store; someone else's is as good as none. `account` is the id of a person, or of a store. */
export const readOwnPurchase = async (
  table: Pick<Table, "get">,
  account: string,
  purchaseId: string,
): Promise<PurchaseItem> => {
  const purchase = await table.get(keys.purchase(purchaseId), PurchaseItem);
  if (!purchase || accountOf(purchase) !== account) throw new ProblemError("purchase-not-found");
  return purchase;
};

/** It as it stands now. */
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
