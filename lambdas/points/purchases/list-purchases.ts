import type { PageQuery } from "#contract/platform/page.ts";
import type { Purchase } from "#contract/points/purchases.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { showPurchase } from "./show-purchase.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const listPurchases = async (
  { table, system, cursorSecret }: Pick<PurchasesContext, "table" | "system" | "cursorSecret">,
  account: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Purchase[]; cursor: string | undefined }> => {
  const partition = lists.purchasesOf(account);
  const after = readCursor(cursorSecret, partition, cursor);
  const [page, balance] = await Promise.all([
    table.query({ index: "gsi1", partition, schema: PurchaseItem, limit, after, newestFirst: true }),
    table.get(keys.balance(account), BalanceItem),
  ]);
  const moment = { balance: balance?.points ?? 0, now: system.now() };
  return {
    items: page.items.map((purchase) => showPurchase(purchase, moment)),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
