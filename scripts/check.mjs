import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run check -- format lint` runs only these. */
const wanted = process.argv.slice(2);

const steps = {
  format: [bin("oxfmt"), "--check"],
  lint: [bin("oxlint")],
  words: ["scripts/words.ts"],
  // Incremental, so that a small change is checked in seconds.
  types: [bin("tsc"), "-p", ".", "--incremental", "--tsBuildInfoFile", "out/types.json"],
  openapi: ["scripts/openapi.ts", "--check"],
  "own-copy": ["scripts/own-copy-schema.ts", "--check"],
  "data-model": ["scripts/data-model.ts", "--check"],
  law: ["scripts/law.ts", "--check"],
  cost: ["scripts/cost.ts", "--check"],
  architecture: [
    bin("depcruise"),
    "bin",
    "contract",
    "lambdas",
    "lib",
    "local",
    "web",
    "--output-type",
    "err",
  ],
  "dead code": [bin("knip")],
  size: ["scripts/size.ts"],
  supply: ["scripts/supply.ts"],
  secrets: ["scripts/secrets.ts"],
  "synth and cdk-nag": [bin("cdk"), "synth", "--quiet", "--no-notices", "--strict"],
  "day after tomorrow": ["scripts/other-days.mjs", "--dated", "2"],
};

/** Runs only by name, because it downloads packages from PyPI and takes more than a minute. */
const onDemand = { deploy: ["scripts/deploy-check.ts"] };

const all = Object.entries({ ...steps, ...onDemand });
const shortOf = ([name]) => name.split(" ")[0];
const unknown = wanted.filter((name) => !all.map(shortOf).includes(name));
// Checking nothing would look like success.
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${all.map(shortOf).join(", ")}.`);
  process.exit(1);
}

const failed = [];
const asked =
  wanted.length > 0 ? all.filter((step) => wanted.includes(shortOf(step))) : Object.entries(steps);
for (const [name, args] of asked) {
  const started = performance.now();
  const passed = run(args) === 0;
  console.log(`${passed ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) failed.push(name);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(", ")}`);
  process.exit(1);
}
