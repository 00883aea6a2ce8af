import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { dayMilliseconds } from "./new-sale.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { CountedOnDay, SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const dayWrite = (
  { storeId, soldAt }: SaleItem,
  counted: Readonly<Partial<Record<CountedOnDay, number>>>,
): Action => {
  const day = isoDate(swedishDate(new Date(soldAt)));
  const write = update(keys.salesDay(storeId, day)).set({ entity: "salesDay", day });
  return Object.entries(counted).reduce<ActionBuilder>(
    (counting, [each, amount = 0]) => counting.add(each, amount),
    write,
  );
};

/** Counters of brands and staff leave out returned sales. */
const namedCounters = ({ brand, soldBy }: SaleItem, amount: 1 | -1) => ({
  [`brand:${brand}` as const]: amount,
  [`by:${soldBy}` as const]: amount,
});

const isImported = ({ importId }: SaleItem): boolean => importId !== undefined;

export const countSold = (sale: SaleItem, seconds?: number): Action =>
  isImported(sale)
    ? dayWrite(sale, { imported: 1 })
    : dayWrite(sale, {
        sold: 1,
        ...namedCounters(sale, 1),
        ...(seconds !== undefined && { timed: 1, seconds }),
      });

export const countReturned = (sale: SaleItem): Action =>
  isImported(sale)
    ? dayWrite(sale, { importedReturned: 1 })
    : dayWrite(sale, { returned: 1, ...namedCounters(sale, -1) });

const dayOf = (moment: Date): string => isoDate(swedishDate(moment));

export const countClaimed = (sale: SaleItem, at: Date): Action => {
  if (isImported(sale)) return dayWrite(sale, { importedClaimed: 1 });
  const soldAt = new Date(sale.soldAt);
  const isSameDay = dayOf(at) === dayOf(soldAt);
  const isWithinDay = at.getTime() - soldAt.getTime() <= dayMilliseconds;
  return dayWrite(sale, {
    claimed: 1,
    ...(isSameDay && { claimedAtOnce: 1 }),
    ...(isWithinDay && { claimedWithinDay: 1 }),
  });
};
