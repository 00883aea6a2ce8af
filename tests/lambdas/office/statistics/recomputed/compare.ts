import {
  type Breakdown,
  type Figure,
  type Span,
  type Statistics,
  recoveredWithin,
} from "#contract/office/statistics.ts";
import type { Thing, Things } from "./things.ts";

const during = (some: readonly Thing[], { from, to }: Span): Thing[] =>
  some.filter(({ day }) => day >= from && day <= to);
const sum = (some: readonly Thing[]): number => some.reduce((total, { amount }) => total + amount, 0);

const isRight = (figure: number, value: number): boolean => Math.abs(figure - value) < 1e-9;
const share = (some: readonly Thing[], of: (thing: Thing) => boolean): number =>
  some.filter(of).length / some.length;
const isBack = ({ back }: Thing): boolean => back !== undefined;

/** The median: days after which half of the recovered bikes were back. */
const median = (some: readonly Thing[]): number => {
  const days = some
    .flatMap(({ back }) => (back === undefined ? [] : [back]))
    .toSorted((one, other) => one - other);
  return days[Math.ceil(days.length / 2) - 1] ?? Number.NaN;
};

/** Counts comparisons, because one without any would find nothing wrong. */
export type Compared = { readonly compared: number; readonly wrong: readonly string[] };

/** Compares every figure of a period with the events in it. */
export const compareWith = (things: Things, shown: Statistics, span: Span): Compared => {
  let compared = 0;
  const wrong: string[] = [];
  const compare = (figure: Figure, value: number, what: string): void => {
    if (figure === null) {
      if (!Number.isNaN(value)) wrong.push(`${what}: nothing, and not ${value}`);
      return;
    }
    compared += 1;
    if (!isRight(figure, value)) wrong.push(`${what}: ${figure}, and not ${value}`);
  };
  const valueOf = (measure: string, span: Span, place?: string): number => {
    const stolen = during(things.thefts, span);
    if (measure === "recovered") return share(stolen, isBack);
    if (measure === "medianDays") return median(stolen);
    if (measure === "withPoliceNumber") return share(stolen, ({ known }) => known["police"] === "yes");
    const all = during(things[measure as keyof Things], span);
    return sum(place === undefined ? all : all.filter(({ known }) => known["place"] === place));
  };

  const compareBreakdown = (breakdown: Breakdown, span: Span): void => {
    const { dimension, measure, rows } = breakdown;
    const all = during(things[measure as keyof Things], span);
    for (const { value, now, before, recovered, registered } of rows) {
      const what = `${measure} by ${dimension}: ${value}`;
      const some = all.filter(({ known }) => known[dimension] === value);
      compare(now, sum(some), what);
      if (before !== undefined && shown.comparedWith)
        compare(
          before,
          sum(
            during(things[measure as keyof Things], shown.comparedWith).filter(
              (one) => one.known[dimension] === value,
            ),
          ),
          `${what}, before`,
        );
      if (recovered !== undefined) compare(recovered, share(some, isBack), `${what}, back`);
      const bikes = during(things.registered, { from: "2024-01-01", to: span.to });
      if (registered !== undefined)
        compare(
          registered,
          bikes.filter(({ known }) => known[dimension] === value).length,
          `${what}, registered`,
        );
    }
    const whole = rows.reduce((total, { now }) => total + (now ?? 0), 0);
    compare(whole, sum(all), `${measure} by ${dimension}, all of it`);
  };

  const compareAll = (shown: Statistics, span: Span): void => {
    for (const { measure, place, now, before, of, byMonth = false } of shown.totals) {
      const counted = byMonth ? shown.months : span;
      if (of !== undefined) {
        const cases = during(things.thefts, counted);
        compare(of, measure === "medianDays" ? cases.filter(isBack).length : cases.length, `${measure} of`);
      }
      compare(now, valueOf(measure, counted, place), `${measure} ${place ?? ""}`);
      if (before !== undefined && shown.comparedWith)
        compare(
          before,
          valueOf(measure, shown.comparedWith, place),
          `${measure} ${place ?? ""} a year before`,
        );
    }
    for (const { measure, place, points } of shown.lines)
      for (const { from, to, now } of points)
        compare(now, valueOf(measure, { from, to }, place), `${measure} ${place ?? ""} ${from} to ${to}`);
    for (const breakdown of shown.breakdowns) compareBreakdown(breakdown, shown.months);
    for (const { dimension, measure, points } of shown.stacks)
      for (const { from, to, parts } of points)
        for (const { value, now } of parts) {
          const some = during(things[measure as keyof Things], { from, to });
          compare(
            now,
            sum(some.filter(({ known }) => known[dimension] === value)),
            `${measure}: ${value} ${from}`,
          );
        }
    for (const { month, thefts, shares } of shown.cohorts) {
      const stolen = things.thefts.filter(({ day }) => day.startsWith(month));
      compare(thefts, stolen.length, `stolen in ${month}`);
      for (const [place, shownShare] of shares.entries()) {
        const within = recoveredWithin[place] ?? 0;
        if (shownShare !== null)
          compare(
            shownShare,
            share(stolen, ({ back }) => back !== undefined && back < within),
            `${month}: ${within} days`,
          );
      }
    }
  };
  compareAll(shown, span);
  return { compared, wrong };
};
