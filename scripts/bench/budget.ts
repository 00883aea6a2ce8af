export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly ok: boolean;
};

export type Budget = {
  readonly name: string;
  readonly measure: (say: (line: string) => void) => Promise<readonly Row[]>;
};

const inUnit = (value: number, unit: string, digits: number): string => `${value.toFixed(digits)} ${unit}`;

type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly digits?: number;
};

export const atMost = (limit: number, { what, value, unit, digits = 1 }: Figure): Row => ({
  what,
  measured: inUnit(value, unit, digits),
  limit: `≤ ${limit} ${unit}`,
  ok: value <= limit,
});

export const atLeast = (limit: number, { what, value, unit, digits = 0 }: Figure): Row => ({
  what,
  measured: inUnit(value, unit, digits),
  limit: `≥ ${limit} ${unit}`,
  ok: value >= limit,
});

export const exactly = (wanted: string, what: string, measured: string): Row => ({
  what,
  measured,
  limit: wanted,
  ok: measured === wanted,
});

/** A figure that explains others and has no limit. */
export const shown = (what: string, measured: string): Row => ({ what, measured, limit: "", ok: true });

/** The smallest value that at least this share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** Expects an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
