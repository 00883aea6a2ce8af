import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { readPerson } from "#lambdas/people-admin/read-person.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";

/** Who does something to whom, and why. */
export type Act = { readonly adminId: string; readonly accountId: string; readonly reason: string };

/** Nobody acts on their own account, where nobody else would look. */
export const requireOther = async (
  { table }: Pick<PeopleAdminContext, "table">,
  { adminId, accountId }: Act,
) => {
  const profile = await readPerson(table, accountId);
  if (adminId === accountId) throw new ProblemError("account-exempt");
  return profile;
};

/** Nor does one administrator lock another one out, or let one in again: who is one is not decided here. */
export const requireNoAdministrator = async (
  context: Pick<PeopleAdminContext, "table" | "isAdministrator">,
  act: Act,
): Promise<void> => {
  const profile = await requireOther(context, act);
  if (await context.isAdministrator(poolUserOf(profile))) throw new ProblemError("account-exempt");
};

/** That it was done, by whom and why, in the transaction that does it. People's words are kept, a personal number in them is not. */
export const actLine = (
  system: PeopleAdminContext["system"],
  { adminId, accountId, reason }: Act,
  action: AuditItem["action"],
  now: Date,
): readonly Action[] =>
  auditWrites(system, {
    subject: accountId,
    person: accountId,
    by: adminId,
    action,
    at: now.toISOString(),
    reason: hidePersonalNumbers(reason, swedishDate(now)),
  });
