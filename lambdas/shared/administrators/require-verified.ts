import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** Of whom nothing is proved, nobody can check that it is they who ask. */
export const requireVerified = ({ identityLevel }: Pick<ProfileItem, "identityLevel">): void => {
  if (identityLevel < 2) throw new ProblemError("identity-not-verified");
};
