import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** Finds grants that no test uses. */
const built = run(["scripts/build.ts"]);
process.exit(built === 0 ? run(["scripts/rights/find-idle.ts"]) : built);
