import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();
// Ctrl-C reaches the program below too, which removes its made-up data before it ends.
process.on("SIGINT", () => undefined);
process.exit(run(["scripts/smoke.ts", ...process.argv.slice(2)]));
