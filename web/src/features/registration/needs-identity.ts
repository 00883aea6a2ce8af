import { ProblemError } from "#web/api/errors.ts";

/** The register does not know well enough who this is. With the account fetched again the page asks for proof, and afterwards goes on where it was. */
export const isUnproved = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "identity-level-too-low" || error.code === "personal-number-missing");
