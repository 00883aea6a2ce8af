import { type CaseClaim, type CaseInQueue, claimMinutes } from "#contract/office/todo.ts";
import { isClaimedByOther } from "#lambdas/platform/cases/claimed-by-other.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { CaseClaimItem } from "#lambdas/platform/table/items/case-claim.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { ownClaim } from "./show-claims.ts";
import type { TodoContext } from "./todo-context.ts";

const minute = 60_000;
/** The row outlives its claim by an hour. */
const keptFor = 60 * minute;

/** Claims a case or renews the claim. Of two simultaneous claims the second gets `case-claimed`. */
export const claimCase = (
  { table, system }: TodoContext,
  adminId: string,
  { queue, caseId }: CaseInQueue,
): Promise<CaseClaim> =>
  retryOnConflict(system, async () => {
    const key = keys.caseClaim(queue, caseId);
    const before = await table.get(key, CaseClaimItem);
    const now = system.now();
    if (isClaimedByOther(before, adminId, now)) throw new ProblemError("case-claimed");
    const until = new Date(now.getTime() + claimMinutes * minute);
    const claim: CaseClaimItem = {
      entity: "caseClaim",
      queue,
      caseId,
      by: adminId,
      until: until.toISOString(),
      token: system.newId("claim"),
      expiresAt: Math.floor((until.getTime() + keptFor) / 1000),
    };
    const write = put(key, "caseClaim", claim);
    await table.transact([before ? write.expect("token", before.token, "stale") : write.expectNew("stale")]);
    return ownClaim(claim, adminId);
  });
