import type { CaseInQueue } from "#contract/office/todo.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { CaseClaimItem } from "#lambdas/platform/table/items/case-claim.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const isClaimedByOther = (claim: CaseClaimItem | undefined, adminId: string, now: Date): boolean =>
  claim !== undefined && claim.by !== adminId && claim.until > now.toISOString();

/** Checks the claim before a side effect outside the table. The decision checks it again, see `endClaim`. */
export const requireNotClaimedByOther = async (
  table: Pick<Table, "get">,
  { queue, caseId }: CaseInQueue,
  adminId: string,
  now: Date,
): Promise<void> => {
  const claim = await table.get(keys.caseClaim(queue, caseId), CaseClaimItem);
  if (isClaimedByOther(claim, adminId, now)) throw new ProblemError("case-claimed");
};
