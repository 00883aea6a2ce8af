import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run chaos` has people live, and everybody ask for everything, while each function in turn is refused its table, its keys and its mail. `CHAOS=BikesFunction,PointsFunction` takes these alone. */
const test = ["tests/local/faults/outages.test.ts", "--testTimeout=14400000"];
process.exit(run([bin("vitest"), "run", ...test], { env: { CHAOS: process.env.CHAOS ?? "everyone" } }));
