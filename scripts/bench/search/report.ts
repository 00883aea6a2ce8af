import { align } from "../align.ts";
import { atMost, exactly, percentile, type Row } from "../budget.ts";
import type { Answer } from "./ask-all.ts";
import type { QueryClass } from "./question.ts";

export type Measured = {
  readonly queries: QueryClass;
  readonly bikes: number;
  readonly answers: readonly Answer[];
};

const heads = [
  ["", "read units", "", "", "ms", ""],
  ["", "p50", "p99", "max", "p50", "p99"],
];

const unitsOf = ({ answers }: Measured) => {
  const units = answers.map((answer) => answer.units);
  return [percentile(units, 0.5), percentile(units, 0.99), percentile(units, 1)] as const;
};

const latencies = ({ answers }: Measured): string[] => {
  const times = answers.map(({ milliseconds }) => milliseconds);
  return [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(1));
};

/** One line for each class: read units of a page, and its latency. */
export const latencyTable = (measured: readonly Measured[]): string =>
  align([
    ...heads,
    ...measured.map((one) => [one.queries.name, ...unitsOf(one).map(String), ...latencies(one)]),
  ]);

/** The share of results that contain the intended number. */
export const foundLine = (measured: readonly Measured[]): string =>
  measured
    .flatMap(({ queries, answers }) => {
      const founds = answers.map(({ found }) => found).filter((found) => found !== undefined);
      if (founds.length === 0) return [];
      return [
        `${queries.name}: found ${((100 * founds.filter(Boolean).length) / founds.length).toFixed(1)} %\n`,
      ];
    })
    .join("");

const thousands = (bikes: number): string => bikes.toLocaleString("en-US");

/** One line for each class over all sizes of the register, each of which must stay below the limit. */
export const unitRows = (measured: readonly Measured[]): Row[] => {
  const classes = [...new Set(measured.map(({ queries }) => queries))];
  return classes.map(({ name, limit }) => {
    const sizes = measured.filter(({ queries }) => queries.name === name);
    const told = sizes.map((one) => `${unitsOf(one).join("/")} at ${thousands(one.bikes)}`).join(", ");
    const value = Math.max(...sizes.map((one) => unitsOf(one)[2]));
    return atMost(limit, { what: `read units, ${name} (p50/p99/max ${told})`, value, unit: "units" });
  });
};

export const orderRow = (bikes: number, measured: string, wanted: string): Row =>
  exactly(wanted, `random filters paged through in exact order, ${thousands(bikes)} bikes`, measured);
