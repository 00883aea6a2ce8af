import { ProblemError } from "./errors.ts";
import { failureText } from "./failure-text.ts";

/** The reason for a failed request if known, else `otherwise`. */
export const sendFailure = (error: Error | null, otherwise: string): string | undefined => {
  if (error === null) return undefined;
  return error instanceof ProblemError && error.code !== "internal" ? failureText(error) : otherwise;
};
