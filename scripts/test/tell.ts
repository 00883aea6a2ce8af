import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { countJourneys, Journeys, type Sum, sumJourneys, Sums, summaryOf } from "./summary.ts";

const results = join(import.meta.dirname, "../../out/test-results");

const read = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
  const path = join(results, file);
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, "utf8"))) : undefined;
};

const countLeftOut = (walked: number): number => {
  const all = read("all-journeys.json", Journeys);
  return all === undefined ? 0 : countJourneys(all) - walked;
};

/** `tell.ts vitest=0 playwright=1` reports the runners that ended with these codes. Its last line counts the tests, and its exit code is non-zero when one failed. */
const ended = process.argv.slice(2).map((arg) => arg.split("="));
const report = read("playwright.json", Journeys);
const sums: Record<string, Sum> = {
  ...read("vitest.json", Sums),
  ...(report && { journeys: sumJourneys(report) }),
};
const all = Object.values(sums);
const passed = all.reduce((sum, one) => sum + one.passed, 0);
const counted = all.reduce((sum, one) => sum + one.failed, 0);
// A runner that died before it could report has failed at least once.
const failed = counted === 0 && ended.some(([, code]) => code !== "0") ? 1 : counted;
for (const line of summaryOf(sums, countLeftOut(report ? countJourneys(report) : 0))) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
