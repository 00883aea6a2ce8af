import { type Audience, type Comparison, type Span, maxPeriodDays } from "#contract/office/statistics.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import {
  addDays,
  aYearBefore,
  lengthOf,
  monthOf,
  rightBefore,
  spanOfMonth,
  spanOfQuarter,
  weeksBefore,
} from "#lambdas/office/counting/calendar.ts";

const isWholeQuarters = ({ from, to }: Span): boolean =>
  spanOfQuarter(from).from === from && spanOfQuarter(to).to === to;

/** Before any figure. The calendar counts in years of four digits. */
const earliest = "2000-01-01";

/** Throws unless the period has begun, is in order and not too long. Others get past quarters only. */
export const requirePeriod = ({ from, to }: Span, today: string, audience: Audience): Span => {
  const isInOrder =
    earliest <= from && from <= to && from <= today && lengthOf({ from, to }) <= maxPeriodDays;
  if (!isInOrder || (audience === "others" && !(to < today && isWholeQuarters({ from, to }))))
    throw new ProblemError("statistics-period-invalid");
  return { from, to };
};

const spanBefore: Readonly<Record<Exclude<Comparison, "none">, (period: Span) => Span>> = {
  before: rightBefore,
  week: weeksBefore,
  year: aYearBefore,
};

/** Undefined before the first figure, where there is nothing to compare with. Others compare quarters only. */
export const comparedWith = (
  period: Span,
  { compare, audience, since }: { compare: Comparison; audience: Audience; since: string },
): Span | undefined => {
  if (compare === "none") return undefined;
  const before = spanBefore[compare](period);
  if (before.from < since || (audience === "others" && !isWholeQuarters(before))) return undefined;
  return before;
};

export const isWholeMonths = ({ from, to }: Span): boolean =>
  from.endsWith("-01") && addDays(to, 1).endsWith("-01");

/** The months a period touches, until today. */
export const touchedMonths = ({ from, to }: Span, today: string): Span => {
  const { to: end } = spanOfMonth(monthOf(to));
  return { from: `${monthOf(from)}-01`, to: end > today ? today : end };
};

export const lastFourQuarters = (today: string): Span => {
  const to = addDays(spanOfQuarter(today).from, -1);
  return { from: addDays(aYearBefore({ from: to, to }).to, 1), to };
};
