import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();
process.exit(run(["scripts/drill.ts", ...process.argv.slice(2)]));
