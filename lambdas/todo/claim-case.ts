import { type CaseClaim, type CaseInQueue, claimMinutes } from "#contract/todo.ts";
import { isSomeoneElses } from "#lambdas/shared/case-claims/someone-elses.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { CaseClaimItem } from "#lambdas/shared/table/items/case-claim.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { ownClaim } from "./show-claims.ts";
import type { TodoContext } from "./todo-context.ts";

const minute = 60_000;
/** The item goes some time after its claim has run out. */
const keptFor = 60 * minute;

/** Takes a case, or keeps it for longer. Of two who take one at once one has it, and the other is told who. */
export const claimCase = (
  { table, system }: TodoContext,
  adminId: string,
  { queue, caseId }: CaseInQueue,
): Promise<CaseClaim> =>
  untilFresh(system, async () => {
    const key = keys.caseClaim(queue, caseId);
    const before = await table.get(key, CaseClaimItem);
    const now = system.now();
    if (isSomeoneElses(before, adminId, now)) throw new ProblemError("case-claimed");
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
