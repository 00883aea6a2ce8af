import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { Till } from "#contract/sales/sales.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import type { SalesContext } from "./sales-context.ts";
import { showSales } from "./show-sale.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { SaleItem, SalesDayItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, ranges, storePartition } from "#lambdas/shared/table/keys.ts";

/** As many are shown beside the till, and offer their brands for the next bike. */
const latest = 12;

/** What the till shows before anything is typed. */
export const getTill = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  caller: Caller,
): Promise<Till> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  const newest = {
    partition: storePartition(storeId),
    prefix: ranges.sales,
    schema: SaleItem,
    limit: latest,
    newestFirst: true,
  };
  const today = isoDate(swedishDate(system.now()));
  const [balance, day, sales] = await Promise.all([
    table.get(keys.balance(storeId), BalanceItem),
    table.get(keys.salesDay(storeId, today), SalesDayItem),
    table.query(newest),
  ]);
  return {
    points: balance?.points ?? 0,
    price: prices.registration,
    today: (day?.sold ?? 0) - (day?.returned ?? 0),
    latest: await showSales(context, sales.items),
  };
};
