import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

/** Nobody can check who is asking if nothing about the account is verified. */
export const requireVerified = ({ identityLevel }: Pick<ProfileItem, "identityLevel">): void => {
  if (identityLevel < 2) throw new ProblemError("identity-not-verified");
};
