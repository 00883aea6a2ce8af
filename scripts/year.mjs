import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run year` lets the town live for a year through the API and packs the result, with which `npm start` begins. */
process.exit(run(["local/seed/year/make-year.ts"]));
