import type { Purchase } from "#contract/points.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { showPurchase } from "#lambdas/purchases/show-purchase.ts";
import { BalanceItem } from "#lambdas/table/items/person.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** One's own purchase; somebody else's is as good as none. */
export const readOwnPurchase = async (
  table: Pick<Table, "get">,
  userId: string,
  purchaseId: string,
): Promise<PurchaseItem> => {
  const purchase = await table.get(keys.purchase(purchaseId), PurchaseItem);
  if (purchase?.userId !== userId) throw new ProblemError("purchase-not-found");
  return purchase;
};

/** One's own purchase as it stands now. */
export const showOwnPurchase = async (
  { table, system }: Pick<PurchasesWorld, "table" | "system">,
  userId: string,
  purchaseId: string,
): Promise<Purchase> => {
  const [purchase, balance] = await Promise.all([
    readOwnPurchase(table, userId, purchaseId),
    table.get(keys.balance(userId), BalanceItem),
  ]);
  return showPurchase(purchase, { balance: balance?.points ?? 0, now: system.now() });
};
