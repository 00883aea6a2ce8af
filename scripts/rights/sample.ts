import { createHash } from "node:crypto";

import { wildcard } from "#local/iam/wildcard.ts";

import type { FunctionGrant, Recorded } from "./record.ts";

/** What one test file made use of, and how long it took. */
export type TestRecord = {
  readonly file: string;
  readonly seconds: number;
  readonly recorded: Recorded;
};

/** A grant, and the test file that shall miss it. */
export type Draw = FunctionGrant & { readonly file: string };

const rank = (seed: number, { functionName, grant }: FunctionGrant): string =>
  createHash("sha256").update(`${seed} ${functionName} ${grant}`).digest("hex");

/** Draws so many of the grants that tests make use of, each with the quickest of those tests. The same seed draws the same. */
export const drawSample = (tests: readonly TestRecord[], count: number, seed: number): Draw[] => {
  const quickest = new Map<string, Draw>();
  for (const { file, recorded } of tests.toSorted((a, b) => a.seconds - b.seconds))
    for (const { functionName, grant, used } of recorded.uses) {
      const key = `${functionName} ${grant}`;
      if (used > 0 && !quickest.has(key)) quickest.set(key, { functionName, grant, file });
    }
  return [...quickest.values()].toSorted((a, b) => (rank(seed, a) < rank(seed, b) ? -1 : 1)).slice(0, count);
};

const refusal = /assumed-role\/[^/]+\/(\S+) is not authorized to perform: (\S+) on resource/;

/** Whether the function was refused the very action that was taken away from it. */
const wasRefused = ({ functionName, grant }: FunctionGrant, line: string): boolean => {
  const [, who, action = ""] = refusal.exec(line) ?? [];
  const [pattern = ""] = grant.split(" on ");
  return who === functionName && wildcard(pattern, { ignoreCase: true })(action);
};

export type Trial = { readonly passed: boolean; readonly reported: readonly string[] };

/** What a test without the grant should do is fail, and by that refusal. Answers with what is wrong, or undefined. */
export const faultOf = (draw: Draw, { passed, reported }: Trial): string | undefined => {
  if (passed) return "the test passes without it";
  if (reported.some((line) => wasRefused(draw, line))) return undefined;
  return "the test fails, but not by this refusal";
};
