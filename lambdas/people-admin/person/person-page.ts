import type { AuditAction } from "#contract/audit-actions.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditPartition } from "#lambdas/shared/table/audit-keys.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";

/** What is done on the page of a person, after which the page shows what came of it. */
const acts: ReadonlySet<AuditAction> = new Set<AuditAction>([
  "person-signed-out",
  "person-locked",
  "person-unlocked",
  "person-closed",
  "points-adjusted",
  "mail-sent-again",
  "email-change-asked",
  "email-change-approved",
  "email-change-declined",
  "extract-asked",
  "extract-approved",
  "extract-declined",
]);

const [second, hour] = [1000, 60 * 60 * 1000];

/** Long enough for an act to be answered and the page to come again. */
const afterAct = 30 * second;

/** More than one administrator does to one person in an hour. */
const most = 100;

/** Whether this is no new look, but what came of something that the same administrator has just done to a person they had opened. What they did is written down and tells as much. Nothing that is asked decides it, only what is written. */
const isSeenThrough = async (
  { table, system }: Pick<PeopleAdminContext, "table" | "system">,
  adminId: string,
  accountId: string,
): Promise<boolean> => {
  const now = system.now().getTime();
  const [anHourAgo, until] = [now - hour, now + second].map((time) => new Date(time).toISOString());
  const { items } = await table.query({
    partition: auditPartition(accountId),
    between: [anHourAgo ?? "", until ?? ""],
    schema: AuditItem,
    limit: most,
    newestFirst: true,
  });
  const own = items.filter(({ by }) => by === adminId);
  const [newest] = own;
  if (newest === undefined || !acts.has(newest.action)) return false;
  return (
    now - Date.parse(newest.at) <= afterAct &&
    own.some(({ action, at }) => action === "person-opened" && at <= newest.at)
  );
};

/** That an administrator looks at a person, to be written before they see anything. */
export const lookWrites = async (
  context: Pick<PeopleAdminContext, "table" | "system">,
  adminId: string,
  accountId: string,
): Promise<readonly Action[]> => {
  if (await isSeenThrough(context, adminId, accountId)) return [];
  const { system } = context;
  const line = { subject: accountId, person: accountId, by: adminId, action: "person-opened" } as const;
  return auditWrites(system, { ...line, at: system.now().toISOString() });
};
