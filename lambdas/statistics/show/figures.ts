import type {
  Breakdown,
  Dimension,
  Figure,
  Grain,
  Line,
  Measure,
  Row,
  Span,
  Stack,
  Total,
} from "#contract/statistics.ts";
import { type Cover, cover, restIn, totalIn, valueIn, valueShareIn, valuesIn } from "../release/cover.ts";
import type { Released } from "../release/release.ts";
import { addDays, lengthOf, unitsOf } from "./calendar.ts";
import { type MonthNumbers, readDays } from "./read-numbers.ts";
import { backAndNot, only, releaseDays, releaseValues } from "./trees.ts";

/** What was read, and which period of it is asked for. */
export type Asked = {
  readonly months: readonly MonthNumbers[];
  readonly today: string;
  readonly period: Span;
  readonly before: Span | undefined;
  readonly grain: Grain;
};

/** A number that is shown, and the one that says whether it may be. */
export type Shown = { readonly measure: Measure; readonly count: string; readonly amount?: string };

/** Kronor or points where they are asked for, instead of how many purchases there were. */
const figureIn = (covered: Cover, { months }: Asked, { amount }: Shown): Figure => {
  const figure = totalIn(covered);
  if (amount === undefined || figure.is === "few") return figure;
  const value = covered.nodes.reduce((sum, node) => sum + readDays(months, node)(amount), 0);
  return { ...figure, value };
};

const during = (asked: Asked, released: readonly Released[], span: Span): Cover =>
  cover(released, span, asked.today);

const optional = (before: Figure | undefined): { before?: Figure } => (before ? { before } : {});

export const totalOf = (asked: Asked, shown: Shown): Total => {
  const released = releaseDays(asked, only(shown.count));
  const of = (span: Span) => figureIn(during(asked, released, span), asked, shown);
  const { measure } = shown;
  return { measure, now: of(asked.period), ...optional(asked.before && of(asked.before)) };
};

/** The unit of the other period that stands beside one of this. */
const beside = ({ period, before, grain }: Asked): ((place: number) => Span | undefined) => {
  if (!before) return () => undefined;
  const units = unitsOf(before, grain);
  if (grain !== "day" && grain !== "week") return (place) => units[place];
  // By days from the beginning: weeks of two years do not begin on the same day.
  const shift = lengthOf({ from: before.from, to: period.from }) - 1;
  return (place) => {
    const unit = unitsOf(period, grain)[place];
    return unit && grain === "day"
      ? { from: addDays(unit.from, -shift), to: addDays(unit.to, -shift) }
      : units[place];
  };
};

const lineOf = (asked: Asked, measure: Measure, of: (span: Span) => Figure): Line => {
  const other = beside(asked);
  const points = unitsOf(asked.period, asked.grain)
    .filter(({ from }) => from <= asked.today)
    .map((unit, place) => {
      const before = other(place);
      return { ...unit, now: of(unit), ...optional(before && of(before)) };
    });
  return { measure, points };
};

export const line = (asked: Asked, shown: Shown): Line => {
  const released = releaseDays(asked, only(shown.count));
  return lineOf(asked, shown.measure, (span) => figureIn(during(asked, released, span), asked, shown));
};

/** What is kept of a municipality is kept by month. */
const byMonthAtLeast = (asked: Asked): Asked => ({
  ...asked,
  grain: asked.grain === "quarter" ? "quarter" : "month",
});

/** A line and a total of one municipality. */
export const ofPlace = (asked: Asked, shown: Shown, place: string): { line: Line; total: Total } => {
  const released = releaseValues(asked, "place", only(shown.count));
  const of = (span: Span) => valueIn(during(asked, released, span), place);
  const { measure } = shown;
  return {
    line: { ...lineOf(byMonthAtLeast(asked), measure, of), place },
    total: { measure, place, now: of(asked.period), ...optional(asked.before && of(asked.before)) },
  };
};

const amountOf = (
  asked: Asked,
  covered: Cover,
  shown: Shown,
  dimension: Dimension,
  value: string,
): Figure => {
  const figure = valueIn(covered, value);
  const { amount } = shown;
  if (amount === undefined || figure.is === "few") return figure;
  const named = covered.nodes.filter(({ named: values }) => values.has(value));
  const months = asked.months.filter(({ month }) =>
    named.some(({ from, to }) => month >= from.slice(0, 7) && month <= to.slice(0, 7)),
  );
  return {
    ...figure,
    value: months.reduce((sum, { all }) => sum + (all.get(`${amount}|${dimension}|${value}`) ?? 0), 0),
  };
};

const sizeOf = (figure: Figure): number => (figure.is === "few" ? 0 : figure.value);

/** Values by size, with those that are back where thefts are counted. */
export const breakdown = (asked: Asked, shown: Shown, dimension: Dimension): Breakdown => {
  const released = releaseValues(asked, dimension, only(shown.count));
  const now = during(asked, released, asked.period);
  const before = asked.before && during(asked, released, asked.before);
  const back =
    shown.count === "t"
      ? during(asked, releaseValues(asked, dimension, backAndNot), asked.period)
      : undefined;
  const rows: Row[] = valuesIn(now).map((value) => ({
    value,
    now: amountOf(asked, now, shown, dimension, value),
    ...optional(before && amountOf(asked, before, shown, dimension, value)),
    ...(back && { recovered: valueShareIn(back, value) }),
  }));
  return {
    dimension,
    measure: shown.measure,
    rows: rows
      .filter(({ now: { is } }) => is !== "few")
      .toSorted((one, other) => sizeOf(other.now) - sizeOf(one.now)),
    rest: restIn(now),
  };
};

/** What each month or quarter is made of. What is named in one of them and not in another is in its rest there. */
export const stack = (asked: Asked, shown: Shown, dimension: Dimension): Stack => {
  const released = releaseValues(asked, dimension, only(shown.count));
  const { grain, period, today } = byMonthAtLeast(asked);
  const whole = breakdown(asked, shown, dimension);
  const points = unitsOf(period, grain)
    .filter(({ from }) => from <= today)
    .map((unit) => {
      const covered = during(asked, released, unit);
      const parts = valuesIn(covered).map((value) => ({
        value,
        now: amountOf(asked, covered, shown, dimension, value),
      }));
      return { ...unit, parts, rest: restIn(covered) };
    });
  const values = whole.rows.map(({ value }) => value);
  const named = new Set(points.flatMap(({ parts }) => parts.map(({ value }) => value)));
  return {
    dimension,
    measure: shown.measure,
    values: [
      ...values.filter((value) => named.has(value)),
      ...[...named].filter((one) => !values.includes(one)),
    ],
    points,
  };
};
