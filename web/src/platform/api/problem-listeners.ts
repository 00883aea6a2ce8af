import type { ProblemCode } from "#contract/platform/problems.ts";

const listeners = new Map<ProblemCode, () => void>();

/** Sets the listener for a problem that concerns every page, such as a session ended on another device. */
export const onProblem = (code: ProblemCode, listener: () => void): void =>
  void listeners.set(code, listener);

export const notifyOf = (code: ProblemCode): void => listeners.get(code)?.();
