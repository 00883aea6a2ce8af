import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run bench -- bundles pages` measures only these. */
const wanted = process.argv.slice(2);
const { positionals } = parseArgs({
  args: wanted,
  allowPositionals: true,
  options: { receipts: { type: "string" }, bikes: { type: "string" } },
});
const measures = (name) => positionals.length === 0 || positionals.includes(name);
const env = {
  ...(["check", "lighthouse", "receipts", "stickers"].some(measures) && { CHROMIUM_PATH: ensureChromium() }),
};

process.exit(run(["scripts/bench/run.ts", ...wanted], { env }));
