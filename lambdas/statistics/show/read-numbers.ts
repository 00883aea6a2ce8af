import type { Span } from "#contract/statistics.ts";
import { StatisticsItem, type StatisticsKind } from "#lambdas/shared/table/items/statistics.ts";
import { statisticsPartition } from "#lambdas/shared/table/statistics-keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { nameOfCounter, numberOfDay } from "../counting/counter-name.ts";

/** The numbers of a month and of its days, by their names. */
export type MonthNumbers = {
  readonly month: string;
  readonly all: ReadonlyMap<string, number>;
  readonly days: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** The month, and its days. */
const most = 2;

const named = ({ numbers }: StatisticsItem): ReadonlyMap<string, number> =>
  new Map(numbers.map(([attribute, amount]) => [nameOfCounter(attribute), amount]));

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

const readMonth = async (
  table: Pick<Table, "query">,
  kind: StatisticsKind,
  month: string,
): Promise<MonthNumbers> => {
  const partition = statisticsPartition(kind, month);
  const { items } = await table.query({ partition, schema: StatisticsItem, limit: most });
  const [all, days] = ["MONTH", "DAYS"].map((part) => items.find(({ sk }) => sk === part));
  return { month, all: all ? named(all) : new Map(), days: days ? byDay(month, named(days)) : new Map() };
};

/** One query a month. */
export const readNumbers = (
  table: Pick<Table, "query">,
  kind: StatisticsKind,
  months: readonly string[],
): Promise<MonthNumbers[]> => Promise.all(months.map((month) => readMonth(table, kind, month)));

export type Read = (measure: string) => number;

/** Adds up the days of a span. */
export const readDays =
  (months: readonly MonthNumbers[], { from, to }: Span): Read =>
  (measure) => {
    let sum = 0;
    for (const { days } of months)
      for (const [day, numbers] of days) if (day >= from && day <= to) sum += numbers.get(measure) ?? 0;
    return sum;
  };
