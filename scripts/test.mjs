import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureHeadlessChromium } from "./chromium.mjs";
import { bin, ensureInstalled, node24, root, run } from "./install.mjs";

ensureInstalled();

/** `npm test -- tests/lambdas` runs only the files whose path holds that; `npm test -- --changed` what a change that is not committed can break, `--changed main` what differs from that revision can. */
const args = process.argv.slice(2);
const choosing = ["--disable-warning=ExperimentalWarning", "scripts/changed.ts", ...args.slice(1)];
const choice =
  args[0] === "--changed" && JSON.parse(execFileSync(node24, choosing, { cwd: root, encoding: "utf8" }));
const wanted = choice
  ? { unit: ["related", "--run", ...choice.related], journeys: choice.journeys }
  : { unit: ["run", ...args], journeys: args };
/** Each start of the embedded cloud loads the same thirty bundles: compiled once, it takes a fifth less. */
const env = { NODE_COMPILE_CACHE: join(root, "out", "compile-cache") };
const results = join(root, "out", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** What functions made use of is written down by every test that asks as one, and costs nothing. */
const rightsFile = args.length === 0 && join(results, "rights.jsonl");

const count = (file, read) => {
  try {
    return read(JSON.parse(readFileSync(join(results, file), "utf8")));
  } catch {
    // A runner that died before it could report has failed at least once.
    return { passed: 0, failed: 1 };
  }
};

const vitest = () => {
  const report = ["--reporter=dot", "--reporter=json", `--outputFile.json=${join(results, "vitest.json")}`];
  const recorded = rightsFile ? { ...env, RIGHTS_FILE: rightsFile } : env;
  const status = run([bin("vitest"), ...wanted.unit, "--passWithNoTests", ...report], { env: recorded });
  const { passed, failed } = count("vitest.json", (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
        .length,
  }));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

const playwright = () => {
  const browser = {
    CHROMIUM_PATH: ensureHeadlessChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, "playwright.json"),
  };
  const status = run(
    [bin("playwright"), "test", "--reporter=dot,json", "--pass-with-no-tests", ...wanted.journeys],
    { env: { ...env, ...browser } },
  );
  const { passed, failed } = count("playwright.json", ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

const runners = () => {
  if (!choice) return [vitest, playwright];
  const left = choice.otherJourneys.join("\n  ");
  if (left !== "") console.log(`Journeys that the change does not seem to meet, not run:\n  ${left}`);
  return [
    ...(choice.related.length > 0 ? [vitest] : []),
    ...(choice.journeys.length > 0 ? [playwright] : []),
  ];
};

const chosen = runners();
if (chosen.length === 0) {
  console.log("Nothing has changed: 0 tests run");
  process.exit(0);
}
const built = run(["scripts/build.ts"]) === 0;
const runs = built ? chosen.map((runner) => runner()) : [{ passed: 0, failed: 1 }];
const passed = runs.reduce((sum, one) => sum + one.passed, 0);
const failed = runs.reduce((sum, one) => sum + one.failed, 0);
// Named only, because a grant may be one that someone needs who loses a race; `npm run rights -- --idle` fails by them.
if (rightsFile && failed === 0) run(["scripts/rights/find-idle.ts", "--of", rightsFile]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
