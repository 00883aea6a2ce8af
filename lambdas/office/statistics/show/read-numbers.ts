import type { Span } from "#contract/office/statistics.ts";
import { monthOf, monthsBetween } from "#lambdas/office/counting/calendar.ts";
import {
  StatisticsItem,
  type StatisticsKind,
  StatisticsPart,
} from "#lambdas/platform/table/items/statistics.ts";
import { type Place, shardKeys } from "#lambdas/office/counting/sums.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { nameOfCounter, numberOfDay } from "#lambdas/office/counting/counter-name.ts";

/** Counters of a month and of its days, by name. */
export type MonthNumbers = {
  readonly month: string;
  readonly all: ReadonlyMap<string, number>;
  readonly days: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

const added = (items: readonly StatisticsItem[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { numbers } of items)
    for (const [attribute, amount] of numbers) {
      const name = nameOfCounter(attribute);
      sums.set(name, (sums.get(name) ?? 0) + amount);
    }
  return sums;
};

const byDay = (
  month: string,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<string, ReadonlyMap<string, number>> => {
  const days = new Map<string, Map<string, number>>();
  for (const [name, amount] of numbers) {
    const [day, number] = numberOfDay(name);
    const of = days.get(`${month}-${day}`) ?? new Map<string, number>();
    days.set(`${month}-${day}`, of.set(number, amount));
  }
  return days;
};

export const monthsIn = <T extends { readonly month: string }>(
  months: readonly T[],
  { from, to }: Span,
): T[] => months.filter(({ month }) => month >= monthOf(from) && month <= monthOf(to));

export const readNumbers = async (
  table: Pick<Table, "batchGet">,
  kind: StatisticsKind,
  months: readonly string[],
): Promise<MonthNumbers[]> => {
  const places = months.flatMap((month) =>
    StatisticsPart.options.map((part): Place => ({ kind, month, part })),
  );
  const items = await table.batchGet(places.flatMap(shardKeys), StatisticsItem);
  const byMonth = Map.groupBy(items, ({ month }) => month);
  return months.map((month) => {
    const of = (wanted: StatisticsPart) =>
      added((byMonth.get(month) ?? []).filter(({ part }) => part === wanted));
    return { month, all: of("MONTH"), days: byDay(month, of("DAYS")) };
  });
};

/** A month before the first registration. */
const registerBegan = "2024-01";

/** Swedish date of the first registration or account; today if there is none. */
export const readSince = async (table: Pick<Table, "batchGet">, today: string): Promise<string> => {
  const counted = await readNumbers(table, "register", monthsBetween(registerBegan, monthOf(today)));
  const began = counted.flatMap(({ days }) =>
    [...days].filter(([, numbers]) => [...numbers.values()].some((amount) => amount > 0)).map(([day]) => day),
  );
  return began.reduce((first, day) => (day < first ? day : first), today);
};
