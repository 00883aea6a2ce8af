import { type Act, actLines, requireNoAdministrator } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { planClosing } from "#lambdas/privacy/plan-closing.ts";
import { signOutOfPool } from "#lambdas/people/sign-out-of-pool.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** Closes an account at its owner's request. The owner gets a mail and can undo it until the erasure. */
export const closePerson = async (context: PeopleAdminContext, act: Act): Promise<{ eraseAt: string }> => {
  const { table, system } = context;
  await requireNoAdministrator(context, act);
  try {
    const eraseAt = await retryOnConflict(system, async () => {
      const now = system.now();
      const { eraseAt: at, writes } = await planClosing(table, act.accountId, now);
      await table.transact([...writes, ...actLines(system, act, "person-closed", now)]);
      return at;
    });
    await signOutOfPool(context, act.accountId);
    return { eraseAt };
  } catch (error) {
    if (failedWith(error, "repeated")) throw new ProblemError("person-changed");
    throw error;
  }
};
