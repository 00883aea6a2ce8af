import type { Trial } from "./trial.ts";

/** One thing that is tried on a deployment. It throws what is not as expected, in words that name nobody. */
export type Check = {
  readonly name: string;
  /** What it means for people when it fails. */
  readonly means: string;
  readonly run: (trial: Trial) => Promise<void>;
};

export type Outcome = {
  readonly name: string;
  readonly mark: "✓" | "✗" | "–";
  /** Why it is not ✓. */
  readonly words: string;
};

/** Thrown by a check that cannot be made where it runs; its message says why. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** Thrown by a check that builds on another one, which has failed. */
export class Missing extends Error {
  override name = "Missing";
}

/** Throws these words unless it is so. */
export function expectThat(isSo: boolean, words: string): asserts isSo {
  if (!isSo) throw new Error(words);
}

/** What an earlier check has made. */
export const needed = <T>(made: T | undefined, what: string): T => {
  if (made === undefined) throw new Missing(`needs ${what}, which an earlier check did not get`);
  return made;
};
