import { parseArgs } from "node:util";
import { bin, ensureInstalled, run } from "./install.mjs";

ensureInstalled();

/** `npm run faults -- --minutes 10 --rate 0.05 --seed 7` runs made-up people under faults. The same seed repeats a run; without one, each run is new. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    rate: { type: "string", default: "0.05" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});

const env = {
  FAULTS_MINUTES: values.minutes,
  FAULTS_RATE: values.rate,
  SEED: values.seed,
};
const test = ["tests/local/faults/mixed-load.test.ts", "--testTimeout=7200000"];
process.exit(run([bin("vitest"), "run", ...test], { env }));
