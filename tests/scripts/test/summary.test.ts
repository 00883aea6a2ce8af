import { describe, expect, test } from "vitest";
import { countJourneys, Journeys, sumJourneys, summaryOf } from "../../../scripts/test/summary.ts";

describe("journeys", () => {
  const spec = (...durations: number[]) => ({
    title: `takes ${durations.join(" and ")} ms`,
    file: "a.e2e.ts",
    ok: !durations.includes(500),
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = Journeys.parse({
    stats: { expected: 2, flaky: 0, unexpected: 1 },
    suites: [{ specs: [spec(1000)], suites: [{ specs: [spec(2500), spec(500)] }] }],
  });

  test("are counted and added up through files and groups", () => {
    expect(countJourneys(report)).toBe(3);
    expect(sumJourneys(report)).toEqual({
      passed: 2,
      failed: 1,
      files: { "a.e2e.ts": 4 },
      faults: ["a.e2e.ts: takes 500 ms"],
    });
  });
});

describe("the end of npm test", () => {
  const sums = {
    unit: { passed: 3, failed: 0, files: { "tests/a.test.ts": 0.4, "tests/b.test.ts": 12 }, faults: [] },
    web: { passed: 2, failed: 0, files: { "tests/web/c.test.tsx": 0.6 }, faults: [] },
  };
  const times = "Tests by project, and how long they took one after another: 3 unit 12 s, 2 web 1 s";

  const slowest = "The slowest files: b.test.ts 12 s, web/c.test.tsx 1 s, a.test.ts 0 s";

  test("tells the time of each project and of the slowest files", () => {
    expect(summaryOf(sums, 0)).toEqual([times, slowest]);
  });

  test("tells which tests failed, and few of one file", () => {
    const faults = ["a", "b", "c", "d"].map((name) => `x.test.ts: ${name}`);
    const web = { ...sums.web, failed: 5, faults: [...faults, "y.test.ts: e: f"] };
    expect(summaryOf({ ...sums, web }, 0).slice(0, -2)).toEqual([
      "✗ x.test.ts: a",
      "✗ x.test.ts: b",
      "✗ x.test.ts: c",
      "  and 1 more of this file",
      "✗ y.test.ts: e: f",
    ]);
  });

  test("tells how many journeys were left out", () => {
    expect(summaryOf(sums, 160)).toEqual([
      times,
      slowest,
      "Left out, for npm test -- --all: 160 journeys, nine in ten rounds of races, and the longest tests of failures",
    ]);
  });
});
