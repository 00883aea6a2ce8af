import { ProblemError } from "./errors.ts";
import { failureText } from "./failure-text.ts";

/** Why something could not be sent, where a reason is known, or `otherwise`. */
export const sendFailure = (error: Error | null, otherwise: string): string | undefined => {
  if (error === null) return undefined;
  return error instanceof ProblemError && error.code !== "internal" ? failureText(error) : otherwise;
};
