import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run check -- format lint` runs only these. */
const wanted = process.argv.slice(2);

const steps = {
  format: [bin("oxfmt"), "--check"],
  lint: [bin("oxlint")],
  types: [bin("tsc"), "-p", "."],
  openapi: ["scripts/openapi.ts", "--check"],
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
  "synth and cdk-nag": [bin("cdk"), "synth", "--quiet", "--no-notices", "--strict"],
};

const failed = [];
for (const [name, args] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name.split(" ")[0])) continue;
  const started = performance.now();
  const passed = run(args) === 0;
  console.log(`${passed ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) failed.push(name);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(", ")}`);
  process.exit(1);
}
