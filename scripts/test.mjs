import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { bin, ensureInstalled, root, run } from "./install.mjs";

ensureInstalled();

/** `npm test -- tests/lambdas` runs only the files whose path holds that. */
const wanted = process.argv.slice(2);
const results = join(root, "out", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

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
  const status = run([bin("vitest"), "run", "--passWithNoTests", ...report, ...wanted]);
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
  const env = {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, "playwright.json"),
  };
  const status = run([bin("playwright"), "test", "--reporter=dot,json", "--pass-with-no-tests", ...wanted], {
    env,
  });
  const { passed, failed } = count("playwright.json", ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

const built = run(["scripts/build.ts"]) === 0;
const runs = built ? [vitest(), playwright()] : [{ passed: 0, failed: 1 }];
const passed = runs.reduce((sum, one) => sum + one.passed, 0);
const failed = runs.reduce((sum, one) => sum + one.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
