import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run year` lets the town live for a year through the API and packs the result, with which `npm start` begins; `-- --seed 7 --people 60 --bikes 90 --to seven.zst` makes another. */
process.exit(run(["local/seed/year/make-year.ts", ...process.argv.slice(2)]));
