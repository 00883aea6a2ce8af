import { type Cohort, type Figure, type Span, recoveredWithin } from "#contract/office/statistics.ts";
import { addDays, monthOf, spanOfMonth, unitsOf } from "#lambdas/office/counting/calendar.ts";
import { type Counts, shareOf, sumDays, sumValues } from "./counts.ts";

/** Recovered bikes by number of days, fewest days first. */
const daysIn = (input: Counts, span: Span): [days: number, bikes: number][] =>
  [...sumValues(input, span, "d", "days")]
    .map(([days, bikes]): [number, number] => [Number(days), bikes])
    .toSorted(([one], [other]) => one - other);

const sum = (some: readonly (readonly [number, number])[]): number =>
  some.reduce((total, [, bikes]) => total + bikes, 0);

/** Whole months, even where the period starts or ends inside one. Months with too few thefts are left out. */
export const cohorts = (input: Counts): Cohort[] =>
  unitsOf(input.period, "month").flatMap(({ from }) => {
    const month = monthOf(from);
    const span = spanOfMonth(month);
    const thefts = sumDays(input, span, "t");
    if (thefts < input.rounding.minGroup) return [];
    const back = daysIn(input, span);
    const shares = recoveredWithin.map((within) =>
      addDays(span.to, within) <= input.today
        ? shareOf(input, sum(back.filter(([days]) => days < within)), thefts)
        : null,
    );
    return [{ month, thefts: input.rounding.round(thefts, "cases"), shares }];
  });

/** Median days until recovery, of recovered bikes. */
export const medianDays = (input: Counts, span: Span): { median: Figure; back: number } => {
  const days = daysIn(input, span);
  const back = sum(days);
  let seen = 0;
  const median = days.find(([, bikes]) => (seen += bikes) * 2 >= back);
  return {
    median: back < input.rounding.minGroup ? null : (median?.[0] ?? null),
    back: input.rounding.round(back, "cases"),
  };
};
