import { align } from "../align.ts";
import { atMost, exactly, percentile, type Row } from "../budget.ts";
import type { Comparison } from "./compare.ts";
import type { QueryClass } from "./question.ts";

/** What came of the questions of one class to registers of one size. */
export type Measured = {
  readonly queries: QueryClass;
  readonly bikes: number;
  readonly comparisons: readonly Comparison[];
};

const heads = [
  ["", "read units", "", "", "ours, ms", "", "PostgreSQL, ms", "", "ratio", ""],
  ["", "p50", "p99", "max", "p50", "p99", "p50", "p99", "p50", "p99"],
];

const unitsOf = ({ comparisons }: Measured) => {
  const units = comparisons.map((comparison) => comparison.units);
  return [percentile(units, 0.5), percentile(units, 0.99), percentile(units, 1)] as const;
};

const latencies = ({ comparisons }: Measured): string[] => {
  const [ours, postgres] = (["ours", "postgres"] as const).map((side) => {
    const times = comparisons.map((comparison) => comparison[side]);
    return [percentile(times, 0.5), percentile(times, 0.99)];
  });
  const ratios = (ours ?? []).map((time, place) => time / (postgres?.[place] ?? NaN));
  return [
    ...[...(ours ?? []), ...(postgres ?? [])].map((time) => time.toFixed(1)),
    ...ratios.map((ratio) => ratio.toFixed(2)),
  ];
};

/** Every class in a line: what a page reads, and how long it takes here and in PostgreSQL. */
export const latencyTable = (measured: readonly Measured[]): string =>
  align([
    ...heads,
    ...measured.map((one) => [one.queries.name, ...unitsOf(one).map(String), ...latencies(one)]),
  ]);

const shareOf = (founds: readonly boolean[]): string =>
  `${((100 * founds.filter(Boolean).length) / founds.length).toFixed(1)} %`;

/** How often an answer names the number that was meant. */
export const foundLine = (measured: readonly Measured[]): string =>
  measured
    .flatMap(({ queries, comparisons }) => {
      const founds = comparisons.map(({ found }) => found).filter((found) => found !== undefined);
      if (founds.length === 0) return [];
      const [ours, postgres] = [founds.map(({ ours }) => ours), founds.map(({ postgres }) => postgres)];
      return [`${queries.name}: found ${shareOf(ours)}, in PostgreSQL ${shareOf(postgres)}\n`];
    })
    .join("");

const thousands = (bikes: number): string => bikes.toLocaleString("en-US");

/** A line for each class, with all sizes of the register: none of them may cost more than another is allowed to. */
export const unitRows = (measured: readonly Measured[]): Row[] => {
  const classes = [...new Set(measured.map(({ queries }) => queries))];
  return classes.map(({ name, limit }) => {
    const sizes = measured.filter(({ queries }) => queries.name === name);
    const told = sizes.map((one) => `${unitsOf(one).join("/")} at ${thousands(one.bikes)}`).join(", ");
    const value = Math.max(...sizes.map((one) => unitsOf(one)[2]));
    return atMost(limit, { what: `read units, ${name} (p50/p99/max ${told})`, value, unit: "units" });
  });
};

/** Where both must give the same page. */
export const sameRow = (measured: readonly Measured[], bikes: number): Row => {
  const pages = measured.flatMap(({ comparisons }) => comparisons).filter(({ same }) => same !== undefined);
  const same = pages.filter((page) => page.same).length;
  const what = `pages of filters and numbers as in PostgreSQL, ${thousands(bikes)} bikes`;
  return exactly(`${pages.length} of ${pages.length}`, what, `${same} of ${pages.length}`);
};

export const orderRow = (bikes: number, measured: string, wanted: string): Row =>
  exactly(wanted, `random filters paged through in exact order, ${thousands(bikes)} bikes`, measured);
