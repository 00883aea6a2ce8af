import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";

/** Refuses only new beginnings, so that nobody loses what they have typed when a stage closes its sign-ups. */
export const requireOpenSignUps = ({ signUps }: Pick<IdentityContext, "signUps">): void => {
  if (signUps === "closed") throw new ProblemError("sign-ups-closed");
};
