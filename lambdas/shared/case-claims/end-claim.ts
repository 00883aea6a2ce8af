import type { CaseInQueue } from "#contract/todo.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import { equals, isNew, notAfter } from "#lambdas/shared/table/expectations.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const failure = "case-claimed";

/**
 * Goes with every decision on a case: nobody looks into it any more. Lets the transaction fail where someone else does
 * and their time is not up. Those whose own time is up may still decide, and so may those who never took it.
 * It comes last, so that a decided case says that it is decided.
 */
export const endClaim = ({ queue, caseId }: CaseInQueue, adminId: string, now: Date): Action =>
  remove(keys.caseClaim(queue, caseId)).expectEither(
    [isNew(failure), equals("by", adminId, failure), notAfter("until", now.toISOString(), failure)],
    failure,
  );
