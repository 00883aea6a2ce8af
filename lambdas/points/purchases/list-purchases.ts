import type { PageQuery } from "#contract/page.ts";
import type { Purchase } from "#contract/points/purchases.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { showPurchase } from "./show-purchase.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** What a person or a store has bought, newest first. */
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
