import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root, run } from "./install.mjs";

ensureInstalled();

/**
 * `npm run mutate -- thefts` mutates the rules and transactions of a feature one by one, and shows the
 * changes that its tests miss. A path below `lambdas` takes one file, as `qr/get-qr-page.ts`.
 */
const [place = ""] = process.argv.slice(2);
const [feature = ""] = place.split("/");
if (
  !existsSync(join(root, "lambdas", place)) ||
  !existsSync(join(root, "tests/lambdas", feature)) ||
  feature === ""
) {
  console.error("Which feature? npm run mutate -- thefts, or another folder of lambdas that has tests.");
  process.exit(1);
}

const home = join(root, "scripts/mutate");
/** Uses the project's own peer dependencies: without the option, npm would install another vitest. */
const install = ["ci", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
if (!existsSync(join(home, "node_modules/.package-lock.json"))) {
  console.log("Installing Stryker (once) …");
  const { status } = spawnSync("npm", install, { cwd: home, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
const stryker = join(home, "node_modules/.bin/stryker");
process.exit(
  run([stryker, "run", "scripts/mutate/stryker.config.mjs"], { env: { MUTATE: place, FEATURE: feature } }),
);
