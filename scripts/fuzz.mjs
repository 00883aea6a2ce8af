import { parseArgs } from "node:util";
import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run fuzz -- --cases 1000 --seed 7` calls every operation this often as every kind of caller. The same seed repeats a run; without one, each run is new. */
const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});

const env = { FUZZ_CASES: values.cases, SEED: values.seed };
process.exit(run([bin("vitest"), "run", "tests/local/fuzz"], { env }));
