import type { CaseInQueue } from "#contract/todo.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { CaseClaimItem } from "#lambdas/shared/table/items/case-claim.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Whether another administrator looks into a case, and their time is not up. */
export const isSomeoneElses = (claim: CaseClaimItem | undefined, adminId: string, now: Date): boolean =>
  claim !== undefined && claim.by !== adminId && claim.until > now.toISOString();

/** For what has to be known before something is done outside the table; the decision itself asks once more, see `endClaim`. */
export const requireNotSomeoneElses = async (
  table: Pick<Table, "get">,
  { queue, caseId }: CaseInQueue,
  adminId: string,
  now: Date,
): Promise<void> => {
  const claim = await table.get(keys.caseClaim(queue, caseId), CaseClaimItem);
  if (isSomeoneElses(claim, adminId, now)) throw new ProblemError("case-claimed");
};
