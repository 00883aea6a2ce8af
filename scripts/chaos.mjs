import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run chaos` has people live while each function in turn is refused its table, its keys and its mail. It takes a minute or so for each. */
const test = ["tests/local/faults/outages.test.ts", "--testTimeout=14400000"];
process.exit(run([bin("vitest"), "run", ...test], { env: { CHAOS: "everyone" } }));
