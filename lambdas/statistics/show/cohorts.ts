import { type Cohort, type Figure, type Span, fewest, recoveredWithin } from "#contract/statistics.ts";
import { cover } from "../release/cover.ts";
import type { Released } from "../release/release.ts";
import { addDays, monthOf, spanOfMonth } from "./calendar.ts";
import type { MonthNumbers } from "./read-numbers.ts";

/** How many were back after how many days. */
const daysOf = ({ all }: MonthNumbers): [days: number, bikes: number][] =>
  [...all].flatMap(([name, bikes]): [number, number][] => {
    const [measure, , days] = name.split("|");
    return measure === "d" && days !== undefined ? [[Number(days), bikes]] : [];
  });

const backWithin = (month: MonthNumbers, days: number): number =>
  daysOf(month).reduce((sum, [after, bikes]) => (after < days ? sum + bikes : sum), 0);

const isApart = (one: number, other: number): boolean => one === other || Math.abs(one - other) >= fewest;

/** Shares that can be shown beside each other and beside all that are back: each is nothing, or five more than the one before. */
const shareable = (month: MonthNumbers, thefts: number, back: number): Figure[] => {
  let shown = 0;
  return recoveredWithin.map((days) => {
    const bikes = backWithin(month, days);
    if (!isApart(bikes, shown) || !isApart(bikes, back)) return { is: "few" };
    shown = bikes;
    return { is: "exact", value: bikes / thefts };
  });
};

/** What has become of the bikes that were reported in a month, where it may be shown how many of them are back. */
const cohortOf = (month: MonthNumbers, released: readonly Released[], today: string): Cohort => {
  const span = spanOfMonth(month.month);
  const { nodes, whole } = cover(released, span, today);
  const [node] = nodes;
  const [back = 0, not = 0] = node?.total ?? [];
  const thefts = back + not;
  const isOver = (days: number) => addDays(span.to, days) <= today;
  if (!whole || nodes.length !== 1 || thefts === 0)
    return {
      month: month.month,
      thefts: { is: "few" },
      shares: recoveredWithin.map((days) => (isOver(days) ? { is: "few" } : null)),
    };
  const shares = shareable(month, thefts, back);
  return {
    month: month.month,
    thefts: { is: "exact", value: thefts },
    shares: shares.map((share, place) => (isOver(recoveredWithin[place] ?? 0) ? share : null)),
  };
};

const monthsIn = (months: readonly MonthNumbers[], { from, to }: Span): MonthNumbers[] =>
  months.filter(({ month }) => month >= monthOf(from) && month <= monthOf(to));

/** The months of a period, whole ones also where it begins or ends within them. */
export const cohorts = (
  months: readonly MonthNumbers[],
  released: readonly Released[],
  period: Span,
  today: string,
): Cohort[] => monthsIn(months, period).map((month) => cohortOf(month, released, today));

/** After how many days half of those that are back were. */
export const medianDays = (
  months: readonly MonthNumbers[],
  released: readonly Released[],
  period: Span,
  today: string,
): Figure => {
  const covered = cover(released, period, today);
  const back = covered.nodes.reduce((sum, { total }) => sum + (total?.[0] ?? 0), 0);
  const isWholeMonths =
    period.from.endsWith("-01") && (period.to >= today || addDays(period.to, 1).endsWith("-01"));
  if (!covered.whole || back < fewest || !isWholeMonths) return { is: "few" };
  const sorted = monthsIn(months, period)
    .flatMap(daysOf)
    .toSorted(([one], [other]) => one - other);
  let seen = 0;
  const median = sorted.find(([, bikes]) => (seen += bikes) * 2 >= back);
  return median ? { is: "exact", value: median[0] } : { is: "few" };
};
