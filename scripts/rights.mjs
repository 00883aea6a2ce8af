import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();

const [first, ...rest] = process.argv.slice(2);
const isIdle = first === "--idle";

/** `npm run rights -- --idle` finds grants that no test uses. `npm run rights -- --sample 15 --seed 7` takes so many grants away, one after another, and shows that a test misses each; `--kept` goes by what tests were seen to use before. */
const task = isIdle
  ? ["scripts/rights/find-idle.ts", ...rest]
  : ["scripts/rights/try-without.ts", ...process.argv.slice(2)];
const built = run(["scripts/build.ts"]);
process.exit(built === 0 ? run(task) : built);
