import type { CaseInQueue } from "#contract/office/todo.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { CaseClaimItem } from "#lambdas/platform/table/items/case-claim.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { TodoContext } from "./todo-context.ts";

/** Leaves a claim that another administrator has taken over. */
export const releaseCase = (
  { table, system }: TodoContext,
  adminId: string,
  { queue, caseId }: CaseInQueue,
): Promise<Record<string, never>> =>
  retryOnConflict(system, async () => {
    const key = keys.caseClaim(queue, caseId);
    const claim = await table.get(key, CaseClaimItem);
    if (claim?.by === adminId) await table.transact([remove(key).expect("token", claim.token, "stale")]);
    return {};
  });
