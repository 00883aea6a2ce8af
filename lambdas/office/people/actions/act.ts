import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readPerson } from "#lambdas/office/people/read-person.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";

export type Act = { readonly adminId: string; readonly accountId: string; readonly reason: string };

/** Throws for the administrator's own account, where nobody else would check. */
export const requireOther = async (
  { table }: Pick<PeopleAdminContext, "table">,
  { adminId, accountId }: Act,
) => {
  const profile = await readPerson(table, accountId);
  if (adminId === accountId) throw new ProblemError("account-exempt");
  return profile;
};

/** Throws for other administrators too, whose accounts are managed elsewhere. */
export const requireNoAdministrator = async (
  context: Pick<PeopleAdminContext, "table" | "isAdministrator">,
  act: Act,
): Promise<void> => {
  const profile = await requireOther(context, act);
  if (await context.isAdministrator(poolUserOf(profile))) throw new ProblemError("account-exempt");
};

/** Audit lines for the same transaction as the action. Personal numbers are removed from the reason. */
export const actLines = (
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
