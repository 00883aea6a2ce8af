import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/**
 * `npm run chaos` refuses each function in turn its table, keys and mail, while made-up people use the
 * service. `CHAOS=BikesFunction,PointsFunction` takes only these.
 */
const test = ["tests/local/faults/outages.test.ts", "--testTimeout=14400000"];
process.exit(run([bin("vitest"), "run", ...test], { env: { CHAOS: process.env.CHAOS ?? "everyone" } }));
