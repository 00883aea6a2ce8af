import { resolve } from "node:path";
import { atLeast, type Budget, median } from "./budget.ts";
import { readCorpus, type Result } from "./ocr.ts";

const fixtures = resolve(import.meta.dirname, "../../tests/fixtures/receipts");

/** Percent of the upright receipts of a corpus of 60 in which each is found, as first measured. */
const leastOfCorpus = {
  frame: 66,
  "personal number": 96,
  organisation: 80,
  date: 88,
  total: 91,
  all: 63,
  verified: 50,
  "no other number verified": 100,
} as const;

/** Of our own few, chosen to be legible, everything. */
const leastOfFixtures = 100;

const foundIn = (results: readonly Result[], field: string): number =>
  (100 * results.filter(({ found }) => found[field] === true).length) / results.length;

/** What is read of receipts: those of a folder with a truth.json, or of our own fixtures. */
export const receipts = (folder: string | undefined): Budget => ({
  name: "receipts",
  measure: async (say) => {
    say(`Reading the receipts in ${folder ?? fixtures} …`);
    const results = await readCorpus(folder ?? fixtures);
    const upright = results.filter(({ group }) => group !== "sideways");
    const seconds = median(results.map(({ milliseconds }) => milliseconds)) / 1000;
    return Object.entries(leastOfCorpus).map(([field, least]) =>
      atLeast(folder === undefined ? leastOfFixtures : least, {
        what: `receipts with ${field} found, of ${upright.length} (median ${seconds.toFixed(1)} s)`,
        value: foundIn(upright, field),
        unit: "%",
      }),
    );
  },
});
