import { type Act, actLine, requireNoAdministrator } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { planClosing } from "#lambdas/shared/accounts/plan-closing.ts";
import { signOutOfPool } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** Closes an account as its owner would, who has asked for it: they are told by mail, and can undo it until it is erased. */
export const closePerson = async (context: PeopleAdminContext, act: Act): Promise<{ eraseAt: string }> => {
  const { table, system } = context;
  await requireNoAdministrator(context, act);
  try {
    const eraseAt = await untilFresh(system, async () => {
      const now = system.now();
      const { eraseAt: at, writes } = await planClosing(table, act.accountId, now);
      await table.transact([...writes, ...actLine(system, act, "person-closed", now)]);
      return at;
    });
    await signOutOfPool(context, act.accountId);
    return { eraseAt };
  } catch (error) {
    if (failedWith(error, "repeated")) throw new ProblemError("person-changed");
    throw error;
  }
};
