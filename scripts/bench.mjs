import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, run } from "./install.mjs";
import { ensurePostgres } from "./postgres.mjs";

ensureInstalled();

/** `npm run bench -- bundles pages` measures only these. */
const wanted = process.argv.slice(2);
const measures = (name) => wanted.every((word) => word.startsWith("-")) || wanted.includes(name);
const env = {
  ...(measures("lighthouse") && { CHROMIUM_PATH: ensureChromium() }),
  ...(measures("search") && { POSTGRES_BIN: ensurePostgres() }),
};

process.exit(run(["scripts/bench/run.ts", ...wanted], { env }));
