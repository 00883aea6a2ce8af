import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

/** The store that the verified token names; `forbidden` where it names none. */
export const storeOf = ({ storeId }: Pick<Caller, "storeId">): string => {
  if (storeId === undefined) throw new ProblemError("forbidden");
  return storeId;
};
