import type { Dimension, Figure, Grain, Measure, Span } from "#contract/office/statistics.ts";
import { dimensionCounter } from "#lambdas/office/counting/counter-name.ts";
import { countyOf } from "#lambdas/office/counting/parts/values.ts";
import { type MonthNumbers, monthsIn } from "./read-numbers.ts";
import type { Rounding, Unit } from "./rounding.ts";

export type Counts = {
  readonly months: readonly MonthNumbers[];
  readonly today: string;
  readonly period: Span;
  readonly before: Span | undefined;
  readonly grain: Grain;
  readonly rounding: Rounding;
};

export type Source = { readonly measure: Measure; readonly counter: string; readonly unit?: Unit };

/** Exact sum of a counter over the days of a span. */
export const sumDays = ({ months }: Counts, { from, to }: Span, counter: string): number => {
  let sum = 0;
  for (const { days } of months)
    for (const [day, numbers] of days) if (day >= from && day <= to) sum += numbers.get(counter) ?? 0;
  return sum;
};

export const figureIn = (input: Counts, span: Span, { counter, unit = "cases" }: Source): number =>
  input.rounding.round(sumDays(input, span, counter), unit);

/** Exact sums by value over the months of a span. A county is the sum of its municipalities. */
export const sumValues = (
  { months }: Counts,
  span: Span,
  counter: string,
  dimension: Dimension | "days",
): Map<string, number> => {
  const sums = new Map<string, number>();
  const prefix = dimensionCounter(counter, dimension === "county" ? "place" : dimension, "");
  for (const { all } of monthsIn(months, span))
    for (const [name, number] of all) {
      if (!name.startsWith(prefix)) continue;
      const counted = name.slice(prefix.length);
      const value = dimension === "county" ? countyOf(counted) : counted;
      sums.set(value, (sums.get(value) ?? 0) + number);
    }
  return sums;
};

/** Uses rounded numbers, because an exact share together with one number reveals the other. */
export const shareOf = ({ rounding: { round, minGroup } }: Counts, some: number, all: number): Figure =>
  all < minGroup ? null : round(some, "cases") / round(all, "cases");
