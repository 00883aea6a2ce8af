import type {
  Breakdown,
  BreakdownRow,
  Dimension,
  Figure,
  Line,
  Measure,
  Span,
  Stack,
  Total,
} from "#contract/office/statistics.ts";
import { addDays, lengthOf, unitsOf } from "#lambdas/office/counting/calendar.ts";
import { type Counts, type Source, figureIn, shareOf, sumValues } from "./counts.ts";
import { isWholeMonths, touchedMonths } from "./period.ts";

export const compared = (
  { period, before }: Pick<Counts, "period" | "before">,
  of: (span: Span) => Figure,
): { now: Figure; before?: Figure } => ({ now: of(period), ...(before && { before: of(before) }) });

export const totalOf = (input: Counts, source: Source): Total => ({
  measure: source.measure,
  ...compared(input, (span) => figureIn(input, span, source)),
});

/** The request in the months it touches. Only whole months are compared, because the others overlap. */
export const byMonth = (input: Counts): Counts => ({
  ...input,
  period: touchedMonths(input.period, input.today),
  before:
    input.before && isWholeMonths(input.period) && isWholeMonths(input.before) ? input.before : undefined,
  grain: input.grain === "quarter" ? "quarter" : "month",
});

/** Matches units of the compared period with those of this one. */
const comparedUnits = ({ period, before, grain }: Counts): ((place: number) => Span | undefined) => {
  if (!before) return () => undefined;
  const units = unitsOf(before, grain);
  if (grain !== "day") return (place) => units[place];
  // Matched by distance in days, because weeks of two years start on different days.
  const shift = lengthOf({ from: before.from, to: period.from }) - 1;
  return (place) => {
    const unit = unitsOf(period, grain)[place];
    return unit && { from: addDays(unit.from, -shift), to: addDays(unit.to, -shift) };
  };
};

const pastUnits = ({ period, grain, today }: Counts): Span[] =>
  unitsOf(period, grain).filter(({ from }) => from <= today);

const lineOf = (input: Counts, measure: Measure, of: (span: Span) => number): Line => {
  const other = comparedUnits(input);
  const points = pastUnits(input).map((unit, place) => {
    const before = other(place);
    return { ...unit, now: of(unit), ...(before && { before: of(before) }) };
  });
  return { measure, points };
};

export const line = (input: Counts, source: Source): Line =>
  lineOf(input, source.measure, (span) => figureIn(input, span, source));

const sumsOf = (input: Counts, span: Span, { counter, unit = "cases" }: Source, dimension: Dimension) => {
  const sums = sumValues(input, span, counter, dimension);
  return (value: string): number => input.rounding.round(sums.get(value) ?? 0, unit);
};

export const placeFigures = (
  request: Counts,
  source: Source,
  place: string,
): { line: Line; total: Total } => {
  const input = byMonth(request);
  const of = (span: Span) => sumsOf(input, span, source, "place")(place);
  const { measure } = source;
  return {
    line: { ...lineOf(input, measure, of), place },
    total: { measure, place, ...compared(input, of), byMonth: true },
  };
};

const valuesIn = (input: Counts, { counter }: Source, dimension: Dimension): string[] => [
  ...new Set(
    [input.period, ...(input.before ? [input.before] : [])].flatMap((span) => [
      ...sumValues(input, span, counter, dimension).keys(),
    ]),
  ),
];

/** Largest first; with recovered shares for thefts. */
export const breakdown = (request: Counts, source: Source, dimension: Dimension): Breakdown => {
  const input = byMonth(request);
  const now = sumsOf(input, input.period, source, dimension);
  const before = input.before && sumsOf(input, input.before, source, dimension);
  const thefts = sumValues(input, input.period, "t", dimension);
  const back = sumValues(input, input.period, "r", dimension);
  const rows = valuesIn(input, source, dimension).map((value): BreakdownRow & { now: number } => ({
    value,
    now: now(value),
    ...(before && { before: before(value) }),
    ...(source.counter === "t" && {
      recovered: shareOf(input, back.get(value) ?? 0, thefts.get(value) ?? 0),
    }),
  }));
  return {
    dimension,
    measure: source.measure,
    rows: rows
      .filter((row) => row.now !== 0 || (row.before ?? 0) !== 0)
      .toSorted((one, other) => other.now - one.now || (one.value < other.value ? -1 : 1)),
  };
};

export const stack = (request: Counts, source: Source, dimension: Dimension): Stack => {
  const input = byMonth(request);
  const { rows } = breakdown({ ...input, before: undefined }, source, dimension);
  const values = rows.map(({ value }) => value);
  const points = pastUnits(input).map((unit) => {
    const of = sumsOf(input, unit, source, dimension);
    return { ...unit, parts: values.map((value) => ({ value, now: of(value) })) };
  });
  return { dimension, measure: source.measure, values, points };
};
