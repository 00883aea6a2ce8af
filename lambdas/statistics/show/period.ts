import { type Comparison, type Span, mostDays } from "#contract/statistics.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import {
  addDays,
  aYearBefore,
  lengthOf,
  monthOf,
  monthsBetween,
  rightBefore,
  spanOfQuarter,
  weeksBefore,
} from "./calendar.ts";

/** What is asked for has begun, ends after it begins, and is no longer than can be read at once. */
export const requirePeriod = (period: Span, today: string): Span => {
  if (period.from > period.to || period.from > today || lengthOf(period) > mostDays)
    throw new ProblemError("statistics-period-invalid");
  return { from: period.from, to: period.to };
};

const spanBefore: Readonly<Record<Exclude<Comparison, "none">, (period: Span) => Span>> = {
  before: rightBefore,
  week: weeksBefore,
  year: aYearBefore,
};

export const comparedWith = (period: Span, comparison: Comparison): Span | undefined => {
  return comparison === "none" ? undefined : spanBefore[comparison](period);
};

/** When the first bike was registered. */
const registerBegan = "2024-01-01";

/** All that had been registered by the end of a period. */
export const sinceBeginning = ({ to }: Span): Span => ({ from: registerBegan, to });

/** The latest four quarters that are over. */
export const lastFourQuarters = (today: string): Span => {
  const to = addDays(spanOfQuarter(today).from, -1);
  return { from: addDays(aYearBefore({ from: to, to }).to, 1), to };
};

/** The months of all quarters that a period has a part in, as far as they have begun: what may be shown is decided by whole quarters. */
export const monthsToRead = (periods: readonly Span[], today: string): string[] => {
  const months = periods.flatMap(({ from, to }) => {
    const last = spanOfQuarter(to < today ? to : today).to;
    return monthsBetween(monthOf(spanOfQuarter(from).from), monthOf(last));
  });
  return [...new Set(months)].filter((month) => month <= monthOf(today)).toSorted();
};
