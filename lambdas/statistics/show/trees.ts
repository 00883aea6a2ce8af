import type { Span } from "#contract/statistics.ts";
import { of } from "../counting/counter-name.ts";
import { countyOf } from "../counting/parts/values.ts";
import { groupCells, releaseInGroups } from "../release/groups.ts";
import { type Counted, type Released, type Vector, release } from "../release/release.ts";
import { spanOfMonth, spanOfQuarter, unitsOf } from "./calendar.ts";
import { type MonthNumbers, type Read, readDays } from "./read-numbers.ts";

/** Which numbers are shown together or not at all. */
export type VectorOf = (read: Read) => Vector;

export const only =
  (measure: string): VectorOf =>
  (read) => [read(measure)];

/** Those that are back, and those that are not: neither may be few. */
export const backAndNot: VectorOf = (read) => [read("r"), read("t") - read("r")];

/** The values that a characteristic has in these months. */
const valuesOf = (months: readonly MonthNumbers[], dimension: string): string[] => {
  const names = months.flatMap(({ all }) => [...all.keys()].map((name) => name.split("|")));
  return [
    ...new Set(names.flatMap(([, of_, value]) => (of_ === dimension && value !== undefined ? [value] : []))),
  ];
};

const sum =
  (months: readonly MonthNumbers[], nameOf: (measure: string) => string): Read =>
  (measure) =>
    months.reduce((total, { all }) => total + (all.get(nameOf(measure)) ?? 0), 0);

const countMonths = (span: Span, months: readonly MonthNumbers[], dimension: string, vector: VectorOf) => ({
  ...span,
  total: vector(sum(months, (measure) => measure)),
  cells: new Map(
    valuesOf(months, dimension).map((value) => [
      value,
      vector(sum(months, (measure) => of(measure, dimension, value))),
    ]),
  ),
});

type Place = { readonly months: readonly MonthNumbers[]; readonly today: string };

const isPast = ({ from }: Span, today: string): boolean => from <= today;

/** Quarters with their months. Those of the quarter that goes on stand for themselves: what begins does not take away what could be shown before. */
const byQuarter = (
  { months, today }: Place,
  node: (span: Span, months: readonly MonthNumbers[], children: readonly Counted[]) => Counted,
  monthNode: (month: MonthNumbers) => Counted,
  show: (node: Counted) => Released = release,
): Released[] => {
  const quarters = new Map<string, MonthNumbers[]>();
  for (const month of months) {
    const { from } = spanOfQuarter(`${month.month}-01`);
    quarters.set(from, [...(quarters.get(from) ?? []), month]);
  }
  return [...quarters].flatMap(([from, some]) => {
    const span = spanOfQuarter(from);
    const children = some.filter(({ month }) => isPast(spanOfMonth(month), today)).map(monthNode);
    return span.to < today ? [show(node(span, some, children))] : children.map(show);
  });
};

/** Counties are counted by their municipalities. What may be shown of both goes together. */
const places: Readonly<Record<string, (node: Counted) => Released>> = {
  county: (node) => release(groupCells(node, countyOf)),
  place: (node) => releaseInGroups(node, countyOf),
};

/** What may be shown of a characteristic, by month and quarter. */
export const releaseValues = (place: Place, dimension: string, vector: VectorOf): Released[] => {
  const counted = dimension === "county" ? "place" : dimension;
  return byQuarter(
    place,
    (span, months, children) => ({ ...countMonths(span, months, counted, vector), children }),
    (month) => ({ ...countMonths(spanOfMonth(month.month), [month], counted, vector), children: [] }),
    places[dimension],
  );
};

const countDays = (span: Span, months: readonly MonthNumbers[], vector: VectorOf) => ({
  ...span,
  total: vector(readDays(months, span)),
  cells: new Map<string, Vector>(),
});

const dayNodes = (week: Span, months: readonly MonthNumbers[], vector: VectorOf, today: string): Counted[] =>
  unitsOf(week, "day")
    .filter((day) => isPast(day, today))
    .map((day) => ({ ...countDays(day, months, vector), children: [] }));

/** Weeks as far as they are in the month: so weeks and months share the same days, and no difference of the two is less than can be shown. */
const weekNodes = (month: MonthNumbers, vector: VectorOf, today: string): Counted[] =>
  unitsOf(spanOfMonth(month.month), "week")
    .filter((week) => isPast(week, today))
    .map((week) => ({
      ...countDays(week, [month], vector),
      children: dayNodes(week, [month], vector, today),
    }));

/** What may be shown of all there is, by day, week, month and quarter. */
export const releaseDays = (place: Place, vector: VectorOf): Released[] =>
  byQuarter(
    place,
    (span, months, children) => ({ ...countDays(span, months, vector), children }),
    (month) => ({
      ...countDays(spanOfMonth(month.month), [month], vector),
      children: weekNodes(month, vector, place.today),
    }),
  );
