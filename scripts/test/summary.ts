import * as z from "zod";

const Sum = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Seconds that each file took. */
  files: z.record(z.string(), z.number()),
  faults: z.array(z.string()),
});
export type Sum = z.infer<typeof Sum>;

/** Results of vitest by project, which `tests/project-times.ts` writes. */
export const Sums = z.record(z.string(), Sum);

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const Suite = z.object({
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});

export const Journeys = Suite.extend({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});
type Journeys = z.infer<typeof Journeys>;

const specsIn = ({ specs, suites }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

export const countJourneys = (report: Journeys): number => specsIn(report).length;

export const sumJourneys = (report: Journeys): Sum => {
  const specs = specsIn(report);
  const files: Record<string, number> = {};
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files[file] = (files[file] ?? 0) + duration / 1000;
  return {
    faults: specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    files,
  };
};

const maxFaultsToldOfFile = 3;

const tellFaults = (faults: readonly string[]): string[] =>
  [...Map.groupBy(faults, (fault) => fault.slice(0, fault.indexOf(":"))).values()].flatMap((ofFile) => {
    const others = ofFile.length - maxFaultsToldOfFile;
    const lines = ofFile.slice(0, maxFaultsToldOfFile).map((fault) => `✗ ${fault}`);
    return others > 0 ? [...lines, `  and ${others} more of this file`] : lines;
  });

const maxSlowestTold = 12;

/** Files that take much longer than others are where time can be saved. */
const tellSlowest = (sums: readonly Sum[]): string =>
  sums
    .flatMap(({ files }) => Object.entries(files))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxSlowestTold)
    .map(([file, seconds]) => `${file.replace("tests/", "")} ${Math.round(seconds)} s`)
    .join(", ");

const add = (seconds: readonly number[]): number => seconds.reduce((sum, one) => sum + one, 0);

/**
 * Returns the last lines of a test run: the failed tests, the time of each project and of the slowest files,
 * and the number of tests left out.
 */
export const summaryOf = (sums: Readonly<Record<string, Sum>>, journeysLeftOut: number): string[] => {
  const times = Object.entries(sums).map(
    ([name, { passed, failed, files }]) =>
      `${passed + failed} ${name} ${Math.round(add(Object.values(files)))} s`,
  );
  return [
    ...tellFaults(Object.values(sums).flatMap(({ faults }) => faults)),
    `Tests by project, and how long they took one after another: ${times.join(", ")}`,
    `The slowest files: ${tellSlowest(Object.values(sums))}`,
    ...(journeysLeftOut > 0
      ? [
          `Left out, for npm test -- --all: ${journeysLeftOut} journeys, nine in ten rounds of races, and the longest tests of failures`,
        ]
      : []),
  ];
};
