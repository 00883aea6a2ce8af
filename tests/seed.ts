import { execFileSync } from "node:child_process";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    seed: number;
  }
}

const given = (): number | undefined => {
  const seed = Number(process.env["SEED"]);
  return Number.isSafeInteger(seed) && seed > 0 ? seed : undefined;
};

/**
 * Derives the seed from the commit's content, so that the same content gets the same cases everywhere, and
 * each change new ones; undefined outside a checkout.
 */
const ofContent = (): number | undefined => {
  try {
    const tree = execFileSync("git", ["rev-parse", "--short=7", "HEAD^{tree}"], {
      encoding: "utf8",
      stdio: "pipe",
    });
    return Number.parseInt(tree.slice(0, 7), 16) || undefined;
  } catch {
    return undefined;
  }
};

/** Sets one seed for every random test of a run, and prints it so that `SEED=… npm test` repeats the run. */
export default ({ provide }: TestProject): void => {
  const seed = given() ?? ofContent() ?? Date.now() % 2 ** 31;
  process.env["SEED"] = String(seed);
  console.log(`Random tests: SEED=${seed}`);
  provide("seed", seed);
};
