import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import { daysToClaim } from "#contract/sales/new-sale.ts";
import type { SalesFigures } from "#contract/sales/sales.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { SalesDayItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, ranges, storePartition } from "#lambdas/shared/table/keys.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whatever waits was sold on one of them: the job of the next morning gives back what is older. */
const daysThatCanWait = daysToClaim + 2;

const dayBefore = (now: Date, days: number): string =>
  isoDate(swedishDate(new Date(now.getTime() - days * dayMilliseconds)));

const sum = (days: readonly SalesDayItem[], of: (day: SalesDayItem) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const kept = ({ sold, returned }: SalesDayItem): number => sold - returned;

/** How the sales of the caller's store have gone, from what is counted by day: constant in cost. */
export const getSalesFigures = async (
  { table, system }: Pick<SalesContext, "table" | "system">,
  caller: Caller,
): Promise<SalesFigures> => {
  const storeId = await ownStore(table, caller);
  const now = system.now();
  const newest = {
    partition: storePartition(storeId),
    prefix: ranges.salesDays,
    schema: SalesDayItem,
    limit: daysThatCanWait,
    newestFirst: true,
  };
  const [balance, { items }] = await Promise.all([
    table.get(keys.balance(storeId), BalanceItem),
    table.query(newest),
  ]);
  const since = (days: number) => items.filter(({ day }) => day > dayBefore(now, days));
  const month = since(30);
  return {
    points: balance?.points ?? 0,
    price: prices.registration,
    today: sum(since(1), kept),
    thirtyDays: sum(month, kept),
    claimed: sum(month, ({ claimed }) => claimed),
    claimedAtOnce: sum(month, ({ claimedAtOnce }) => claimedAtOnce),
    waiting: sum(since(daysThatCanWait), (day) => kept(day) - day.claimed),
  };
};
