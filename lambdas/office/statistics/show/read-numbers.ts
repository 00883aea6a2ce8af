import type { Span } from "#contract/office/statistics.ts";
import { monthOf, monthsBetween } from "#lambdas/office/counting/calendar.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { StatisticsItem, type StatisticsKind } from "#lambdas/platform/table/items/statistics.ts";
import { statisticsPartition } from "#lambdas/platform/table/statistics-keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { nameOfCounter, numberOfDay } from "#lambdas/office/counting/counter-name.ts";

/** Counters of a month and of its days, by name. */
export type MonthNumbers = {
  readonly month: string;
  readonly all: ReadonlyMap<string, number>;
  readonly days: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** Two items: the month and its days. */
const itemsPerMonth = 2;

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
  const { items } = await table.query({ partition, schema: StatisticsItem, limit: itemsPerMonth });
  const [all, days] = ["MONTH", "DAYS"].map((part) => items.find(({ sk }) => sk === part));
  return { month, all: all ? named(all) : new Map(), days: days ? byDay(month, named(days)) : new Map() };
};

export const monthsIn = <T extends { readonly month: string }>(
  months: readonly T[],
  { from, to }: Span,
): T[] => months.filter(({ month }) => month >= monthOf(from) && month <= monthOf(to));

export const readNumbers = (
  table: Pick<Table, "query">,
  kind: StatisticsKind,
  months: readonly string[],
): Promise<MonthNumbers[]> => Promise.all(months.map((month) => readMonth(table, kind, month)));

/** A month before the first registration. */
const registerBegan = "2024-01";

/** Swedish date of the first registration or account; today if there is none. */
export const readSince = async (table: Pick<Table, "query" | "batchGet">, today: string): Promise<string> => {
  const months = monthsBetween(registerBegan, monthOf(today));
  const counted = await table.batchGet(
    months.map((month) => keys.statistics("register", month, "DAYS")),
    StatisticsItem.transform(({ pk, numbers }) => ({
      month: pk.slice(-registerBegan.length),
      days: numbers.flatMap(([name, amount]) => (amount > 0 ? [numberOfDay(nameOfCounter(name))[0]] : [])),
    })),
  );
  const days = counted.flatMap((item) => item.days.map((day) => `${item.month}-${day}`));
  return days.reduce((first, day) => (day < first ? day : first), today);
};
