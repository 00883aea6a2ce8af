import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Ceilings, findGrowth, measure } from "./size/rooms.ts";

/** Raised only for a new capability; the goals are 270,000 lines, 230,000 without the embedded cloud, and 3,700 files. */
const ceilings: Ceilings = { files: 4_900, lines: 357_200, registryLines: 306_800 };

const root = join(import.meta.dirname, "..");
const paths = globSync(
  "{bin,contract,lambdas,lib,local,scripts,tests,web}/**/*.{ts,tsx,mjs,js,cjs,css,html}",
  { cwd: root, exclude: ["**/node_modules/**"] },
);
const sizes = measure(paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })));
for (const { room, lines, files } of sizes.rooms)
  console.log(`${room.padEnd(10)} ${String(lines).padStart(7)} lines ${String(files).padStart(5)} files`);
console.log(
  `${"all".padEnd(10)} ${String(sizes.all.lines).padStart(7)} lines ${String(sizes.all.files).padStart(5)} files, ${sizes.registry.lines} lines in ${sizes.registry.files} files without the embedded cloud`,
);
const grown = findGrowth(sizes, ceilings);
if (grown.length > 0) console.error(`The house has grown: ${grown.join("; ")}.`);
process.exitCode = grown.length > 0 ? 1 : 0;
