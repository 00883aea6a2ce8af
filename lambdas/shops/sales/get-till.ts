import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { Till } from "#contract/shops/sales/sales.ts";
import type { SoldModel } from "#contract/shops/sales/sold-models.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import type { SalesContext } from "./sales-context.ts";
import { showSales } from "./show-sale.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { SaleItem, SalesDayItem } from "#lambdas/shops/items/sale.ts";
import { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";

const maxLatest = 12;

/** Suggests models from this many of the latest sales. */
const salesRead = 40;
const maxModels = 20;

const nameOf = ({ brand, model }: SoldModel): string => `${brand}\n${model}`.toLowerCase();

const modelsOf = (sales: readonly SaleItem[]): SoldModel[] => {
  const models = sales.map(({ brand, model, type, color }) => ({ brand, model, type, color }));
  const isNewest = (sold: SoldModel, place: number): boolean =>
    models.findIndex((other) => nameOf(other) === nameOf(sold)) === place;
  return models.filter(isNewest).slice(0, maxModels);
};

const meanOf = ({ timed, seconds }: SalesDayItem): number | undefined =>
  timed === 0 ? undefined : Math.round(seconds / timed);

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
    limit: salesRead,
    newestFirst: true,
  };
  const today = isoDate(swedishDate(system.now()));
  const [store, balance, day, stock, sales] = await Promise.all([
    table.get(keys.store(storeId), StoreItem),
    table.get(keys.balance(storeId), BalanceItem),
    table.get(keys.salesDay(storeId, today), SalesDayItem),
    table.get(keys.inventory(storeId), InventoryItem),
    table.query(newest),
  ]);
  return {
    points: balance?.points ?? 0,
    price: prices.registration,
    today: (day?.sold ?? 0) - (day?.returned ?? 0),
    secondsPerCustomer: day && meanOf(day),
    latest: await showSales(context, sales.items.slice(0, maxLatest)),
    models: modelsOf(sales.items),
    ...(store?.state === "suspended" && { isSuspended: true }),
    stickersLeft: stock && Math.max(0, stock.active + stock.adjustedActive),
  };
};
