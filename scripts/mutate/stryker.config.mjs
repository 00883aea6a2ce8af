const { MUTATE: place, FEATURE: feature } = process.env;
const chosen = place.endsWith(".ts") ? `lambdas/${place}` : `lambdas/${place}/**/*.ts`;

/** Types and the embedded cloud's tests cover wiring and calls to other services, not the tests of a feature. */
const wiring = ["handler", "triggers", "env", "*-context", "aws-*"].map((name) => `!lambdas/**/${name}.ts`);

export default {
  mutate: [chosen, ...wiring],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  disableTypeChecks: false,
  // The first test synthesises the stacks for the roles of tests: two at once would overwrite each other's files.
  concurrency: 1,
  timeoutMS: 60_000,
  // A score below `break` fails; survivors need reading even above it.
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `out/mutation/${feature}.html` },
  jsonReporter: { fileName: `out/mutation/${feature}.json` },
  tempDirName: "out/mutation/sandbox",
  ignorePatterns: ["out", "cdk.out", ".local", ".cache", "scripts/mutate/node_modules"],
  allowEmpty: false,
  warnings: { slow: false },
};
