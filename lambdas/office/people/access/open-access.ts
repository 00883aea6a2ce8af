import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { AccessGround } from "#contract/office/person-access.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { concernsPerson } from "./cases.ts";
import { accessEnd, findAccess } from "./require-access.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readPerson } from "#lambdas/office/people/read-person.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type Opening = { readonly adminId: string; readonly accountId: string; readonly ground: AccessGround };

/** Opens a person's data for an hour. Repeating it meanwhile keeps the first reason. */
export const openAccess = async (
  context: Context,
  { adminId, accountId, ground }: Opening,
): Promise<{ until: string }> => {
  const { table, system } = context;
  await readPerson(table, accountId);
  const held = await findAccess(context, { adminId, accountId });
  if (held) return { until: accessEnd(new Date(held.at)).toISOString() };
  if ("queue" in ground && !(await concernsPerson(context, accountId, ground)))
    throw new ProblemError("access-case-over");
  const now = system.now();
  const at = now.toISOString();
  const cleanGround =
    "queue" in ground ? ground : { ...ground, text: hidePersonalNumbers(ground.text, swedishDate(now)) };
  await table.transact([
    put(keys.personAccess(accountId, adminId, at), "personAccess", {
      userId: accountId,
      adminId,
      at,
      ...cleanGround,
      expiresAt: expiryOf("audit", now),
      gsi1pk: lists.accesses(),
      gsi1sk: `${at}#${adminId}#${accountId}`,
    }).expectNew("conflict-try-again"),
    ...auditWrites(system, {
      subject: accountId,
      person: accountId,
      by: adminId,
      action: "person-access-opened",
      at,
      reason: "queue" in cleanGround ? cleanGround.caseId : cleanGround.text,
    }),
  ]);
  return { until: accessEnd(now).toISOString() };
};
