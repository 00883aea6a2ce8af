import type { CaseInQueue } from "#contract/todo.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { CaseClaimItem } from "#lambdas/shared/table/items/case-claim.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { TodoContext } from "./todo-context.ts";

/** Gives a case back; one that is someone else's by now stays theirs. */
export const releaseCase = (
  { table, system }: TodoContext,
  adminId: string,
  { queue, caseId }: CaseInQueue,
): Promise<Record<string, never>> =>
  untilFresh(system, async () => {
    const key = keys.caseClaim(queue, caseId);
    const claim = await table.get(key, CaseClaimItem);
    if (claim?.by === adminId) await table.transact([remove(key).expect("token", claim.token, "stale")]);
    return {};
  });
