import { ProblemError } from "#web/platform/api/errors.ts";

/** The account's identity level is too low. After a refetch the page asks for identification. */
export const needsIdentification = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "identity-level-too-low" || error.code === "personal-number-missing");
