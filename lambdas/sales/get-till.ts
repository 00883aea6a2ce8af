import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { Till } from "#contract/sales/sales.ts";
import type { SoldModel } from "#contract/sales/sold-models.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import type { SalesContext } from "./sales-context.ts";
import { showSales } from "./show-sale.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { SaleItem, SalesDayItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, ranges, storePartition } from "#lambdas/shared/table/keys.ts";

/** As many are shown beside the till. */
const latest = 12;

/** Among so many of the newest sales the models are looked for that are offered for the next bike. */
const remembered = 40;
const offered = 20;

const nameOf = ({ brand, model }: SoldModel): string => `${brand}\n${model}`.toLowerCase();

/** What was sold last, each model once. */
const modelsOf = (sales: readonly SaleItem[]): SoldModel[] => {
  const models = sales.map(({ brand, model, type, color }) => ({ brand, model, type, color }));
  const isNewest = (sold: SoldModel, place: number): boolean =>
    models.findIndex((other) => nameOf(other) === nameOf(sold)) === place;
  return models.filter(isNewest).slice(0, offered);
};

const meanOf = ({ timed, seconds }: SalesDayItem): number | undefined =>
  timed === 0 ? undefined : Math.round(seconds / timed);

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
    limit: remembered,
    newestFirst: true,
  };
  const today = isoDate(swedishDate(system.now()));
  const [balance, day, stock, sales] = await Promise.all([
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
    latest: await showSales(context, sales.items.slice(0, latest)),
    models: modelsOf(sales.items),
    stickersLeft: stock && Math.max(0, stock.active + stock.adjustedActive),
  };
};
