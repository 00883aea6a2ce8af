import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run bench -- bundles pages` measures only these. */
const wanted = process.argv.slice(2);
const needsBrowser = wanted.length === 0 || wanted.includes("lighthouse");
const env = needsBrowser ? { CHROMIUM_PATH: ensureChromium() } : {};

process.exit(run(["scripts/bench/run.ts", ...wanted], { env }));
