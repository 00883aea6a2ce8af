import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** Reads the store from the verified token; throws `forbidden` without one. */
export const storeOf = ({ storeId }: Pick<Caller, "storeId">): string => {
  if (storeId === undefined) throw new ProblemError("forbidden");
  return storeId;
};
