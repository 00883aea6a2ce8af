import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import {
  type AccessDecision,
  AccessCase,
  type AccessSample,
  AccessReason,
} from "#contract/office/person-access.ts";
import { caseIdOf } from "#contract/office/todo.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { isPartyTo } from "#lambdas/office/samples/is-party-to.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system" | "administrators">;
type Names = ReadonlyMap<string, string>;

const groundOf = ({ queue, caseId, reason, text = "" }: PersonAccessItem): AccessSample["ground"] =>
  queue === undefined ? { reason: AccessReason.parse(reason), text } : AccessCase.parse({ queue, caseId });

const showSample = (item: PersonAccessItem, names: Names): AccessSample => {
  const { userId, adminId, at } = item;
  return {
    id: caseIdOf(userId, adminId, at),
    person: { id: userId, name: names.get(userId) },
    by: { id: adminId, name: names.get(adminId) },
    at,
    ground: groundOf(item),
  };
};

export const listAccessSamples = async (
  { table, cursorSecret }: Pick<PeopleAdminContext, "table" | "cursorSecret">,
  adminId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: AccessSample[]; cursor: string | undefined }> => {
  const partition = lists.accessSamples();
  const after = readCursor(cursorSecret, partition, cursor);
  const { items, next } = await table.query({
    index: "gsi2",
    partition,
    schema: PersonAccessItem,
    limit,
    after,
  });
  const shown = items.filter((item) => !isPartyTo(item, adminId));
  const names = await readNames(
    table,
    shown.flatMap((item) => [item.userId, item.adminId]),
  );
  return {
    items: shown.map((item) => showSample(item, names)),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};

const readSample = async (
  { table }: Context,
  { adminId, sampleId }: { readonly adminId: string; readonly sampleId: string },
): Promise<PersonAccessItem> => {
  const [userId = "", by = "", ...at] = sampleId.split(".");
  const item = await table.get(keys.personAccess(userId, by, at.join(".")), PersonAccessItem);
  if (item?.drawnAt === undefined || item.outcome !== undefined) throw new ProblemError("access-decided");
  if (isPartyTo(item, adminId)) throw new ProblemError("account-exempt");
  return item;
};

/** Notifies the administrators who neither opened the data nor decided. */
const notifyOthers = async (
  { table, system, administrators }: Context,
  { adminId: opener }: PersonAccessItem,
  decider: string,
): Promise<Action[]> => {
  const ids = await Promise.all((await administrators()).map((name) => accountOf(table, name)));
  const about = { type: "system", params: { what: "access-unexplained" }, link: "/admin-audit" } as const;
  return ids
    .filter((id) => id !== opener && id !== decider)
    .map((userId) => notificationWrite({ userId, ...about }, system.newId("notification"), system.now()));
};

/** Of two simultaneous decisions, the later one fails. */
export const decideAccessSample = async (
  context: Context,
  named: { readonly adminId: string; readonly sampleId: string },
  decision: AccessDecision,
): Promise<Record<string, never>> => {
  const { table, system } = context;
  const { adminId, sampleId } = named;
  const item = await readSample(context, named);
  const now = system.now();
  const decidedAt = now.toISOString();
  const answer =
    decision.decision === "reject" ? hidePersonalNumbers(decision.reason, swedishDate(now)) : undefined;
  const outcome = answer === undefined ? "explained" : "unexplained";
  await table.transact([
    update(keys.personAccess(item.userId, item.adminId, item.at))
      .set({ outcome, answer, decidedBy: adminId, decidedAt })
      .remove("gsi2pk", "gsi2sk")
      .expectExists("access-decided")
      .expectAbsent("outcome", "access-decided"),
    ...auditWrites(system, {
      subject: item.adminId,
      person: item.userId,
      by: adminId,
      action: `access-sample-${outcome}`,
      at: decidedAt,
      reason: answer,
    }),
    ...(outcome === "unexplained" ? await notifyOthers(context, item, adminId) : []),
    endClaim({ queue: "accesses", caseId: sampleId }, adminId, now),
  ]);
  return {};
};
