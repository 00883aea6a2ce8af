import type { Trial } from "./trial.ts";

/** A check throws an error that names no person. */
export type Check = {
  readonly name: string;
  /** The consequence of a failure for people. */
  readonly means: string;
  readonly run: (trial: Trial) => Promise<void>;
};

export type Outcome = {
  readonly name: string;
  readonly mark: "✓" | "✗" | "–";
  /** Reason for a mark other than ✓. */
  readonly words: string;
};

/** Thrown by a check that cannot run in this environment; its message gives the reason. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** Thrown by a check that depends on a failed one. */
export class Missing extends Error {
  override name = "Missing";
}

export function expectThat(isSo: boolean, words: string): asserts isSo {
  if (!isSo) throw new Error(words);
}

/** Returns the result of an earlier check, or throws where it has none. */
export const needed = <T>(made: T | undefined, what: string): T => {
  if (made === undefined) throw new Missing(`needs ${what}, which an earlier check did not get`);
  return made;
};
