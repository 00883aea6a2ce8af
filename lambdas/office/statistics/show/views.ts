import {
  type Breakdown,
  type Cohort,
  type Line,
  type Span,
  type Stack,
  type Total,
  type Figure,
  recoveredWithin,
} from "#contract/office/statistics.ts";
import { type Counts, type Source, shareOf, sumDays, sumValues } from "./counts.ts";
import { breakdown, byMonth, compared, line, placeFigures, stack, totalOf } from "./figures.ts";
import { addDays, monthOf, spanOfMonth, unitsOf } from "#lambdas/office/counting/calendar.ts";

/** Recovered bikes by number of days, fewest days first. */
const daysIn = (input: Counts, span: Span): [days: number, bikes: number][] =>
  [...sumValues(input, span, "d", "days")]
    .map(([days, bikes]): [number, number] => [Number(days), bikes])
    .toSorted(([one], [other]) => one - other);

const sum = (some: readonly (readonly [number, number])[]): number =>
  some.reduce((total, [, bikes]) => total + bikes, 0);

/** Whole months, even where the period starts or ends inside one. Months with too few thefts are left out. */
const cohorts = (input: Counts): Cohort[] =>
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
const medianDays = (input: Counts, span: Span): { median: Figure; back: number } => {
  const days = daysIn(input, span);
  const back = sum(days);
  let seen = 0;
  const median = days.find(([, bikes]) => (seen += bikes) * 2 >= back);
  return {
    median: back < input.rounding.minGroup ? null : (median?.[0] ?? null),
    back: input.rounding.round(back, "cases"),
  };
};

type Kinds = {
  readonly register: Counts;
  readonly thefts: Counts;
  readonly money: Counts;
};
export type View = {
  readonly totals: Total[];
  readonly lines: Line[];
  readonly stacks: Stack[];
  readonly breakdowns: Breakdown[];
  readonly cohorts: Cohort[];
};

const registered: Source = { measure: "registered", counter: "n" };
const accounts: Source = { measure: "accounts", counter: "a" };
const transfers: Source = { measure: "transfers", counter: "o" };
const thefts: Source = { measure: "thefts", counter: "t" };
const recoveries: Source = { measure: "recoveries", counter: "b" };
const revenue: Source = { measure: "revenue", counter: "pk", unit: "ore" };
const purchases: Source = { measure: "purchases", counter: "p" };
const refunds: Source = { measure: "refunds", counter: "fk", unit: "ore" };
const pointsSold: Source = { measure: "pointsSold", counter: "pp", unit: "points" };
const pointsUsed: Source = { measure: "pointsUsed", counter: "up", unit: "points" };
const orders: Source = { measure: "orders", counter: "e" };
const sales: Source = { measure: "sales", counter: "s" };

export const overview = ({ register, thefts: stolen }: Omit<Kinds, "money">): View => ({
  totals: [
    ...[registered, accounts, transfers].map((shown) => totalOf(register, shown)),
    ...[thefts, recoveries].map((shown) => totalOf(stolen, shown)),
  ],
  lines: [line(register, registered), line(stolen, thefts), line(stolen, recoveries)],
  stacks: [stack(register, registered, "via")],
  breakdowns: (["place", "type", "brand"] as const).map((dimension) =>
    breakdown(register, registered, dimension),
  ),
  cohorts: [],
});

export const business = ({ money }: Pick<Kinds, "money">): View => ({
  totals: [revenue, purchases, refunds, pointsSold, pointsUsed, orders, sales].map((shown) =>
    totalOf(money, shown),
  ),
  lines: [revenue, pointsSold, pointsUsed, orders].map((shown) => line(money, shown)),
  stacks: [stack(money, pointsUsed, "reason")],
  breakdowns: [
    breakdown(money, pointsUsed, "reason"),
    breakdown(money, sales, "store"),
    breakdown(money, orders, "party"),
  ],
  cohorts: [],
});

/** Counted by the day of the report. */
const recovered = (input: Counts): Total => ({
  measure: "recovered",
  ...compared(input, (span) => shareOf(input, sumDays(input, span, "r"), sumDays(input, span, "t"))),
  of: input.rounding.round(sumDays(input, input.period, "t"), "cases"),
});

const median = (request: Counts): Total => {
  const input = byMonth(request);
  return {
    measure: "medianDays",
    ...compared(input, (span) => medianDays(input, span).median),
    of: medianDays(input, input.period).back,
    byMonth: true,
  };
};

const withPoliceNumber = (request: Counts): Total => {
  const input = byMonth(request);
  const countOf = (span: Span): [yes: number, all: number] => {
    const { yes = 0, no = 0 } = Object.fromEntries(sumValues(input, span, "t", "police"));
    return [yes, yes + no];
  };
  return {
    measure: "withPoliceNumber",
    ...compared(input, (span) => shareOf(input, ...countOf(span))),
    of: input.rounding.round(countOf(input.period)[1], "cases"),
    byMonth: true,
  };
};

/** Thefts by place, with the bikes registered there. */
export const placesOfThefts = (
  { register, thefts: stolen }: Omit<Kinds, "money">,
  dimension: "county" | "place",
): Breakdown => {
  const { rows, ...shown } = breakdown(stolen, thefts, dimension);
  const bikes = sumValues(register, register.period, "n", dimension);
  const named = new Set(rows.map(({ value }) => value));
  const none = { now: 0, ...(byMonth(stolen).before && { before: 0 }), recovered: null };
  const unharmed = [...bikes.keys()]
    .filter((value) => !named.has(value))
    .map((value) => ({ value, ...none }));
  const { round } = register.rounding;
  return {
    ...shown,
    rows: [...rows, ...unharmed].map((row) => ({
      ...row,
      registered: round(bikes.get(row.value) ?? 0, "cases"),
    })),
  };
};

/** `register` reaches from the beginning to the end of the period. */
export const insurance = (
  { register, thefts: stolen }: Omit<Kinds, "money">,
  place: string | undefined,
): View => {
  const characteristics = ["type", "brand", "lock", "value", "battery", "sticker", "police", "hour"] as const;
  const own = place === undefined ? undefined : placeFigures(stolen, thefts, place);
  return {
    totals: [
      ...(own ? [own.total] : []),
      totalOf(stolen, thefts),
      totalOf(stolen, recoveries),
      recovered(stolen),
      median(stolen),
      withPoliceNumber(stolen),
    ],
    lines: [...(own ? [own.line] : []), line(stolen, thefts), line(stolen, recoveries)],
    stacks: [stack(stolen, thefts, "type")],
    breakdowns: [
      ...(["county", "place"] as const).map((dimension) =>
        placesOfThefts({ register, thefts: stolen }, dimension),
      ),
      ...characteristics.map((dimension) => breakdown(stolen, thefts, dimension)),
    ],
    cohorts: cohorts(stolen),
  };
};
