import type { CaseInQueue } from "#contract/office/todo.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import { equals, isNew, notAfter } from "#lambdas/platform/table/expectations.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const failure = "case-claimed";

/**
 * Deletes the claim on a case together with the decision, unless another administrator's claim is still
 * valid. Put it last in the transaction, so that a decided case fails as decided.
 */
export const endClaim = ({ queue, caseId }: CaseInQueue, adminId: string, now: Date): Action =>
  remove(keys.caseClaim(queue, caseId)).expectEither(
    [isNew(failure), equals("by", adminId, failure), notAfter("until", now.toISOString(), failure)],
    failure,
  );
