import type { MessageOutcome } from "#contract/moderation/message-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { isReporter, measureOf, answersObjection, isParty } from "./rules.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, check, update } from "#lambdas/platform/table/actions.ts";
import type { ThreadReportItem, MessageDecisionMade } from "#lambdas/messages/items/conversation.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { MessageReportDecision } from "#contract/moderation/message-report-admin.ts";
import { barWrites } from "./bar-writes.ts";
import { readReport } from "./read-report.ts";
import { decidedWrites } from "./report-writes.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { readSides } from "#lambdas/messages/sides.ts";
import type { ThreadItem } from "#lambdas/messages/items/thread.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Notice = { readonly userId: string; readonly what: string; readonly link: string };

const answers = { upheld: "message-objection-upheld", revoked: "message-objection-revoked" } as const;

/** The reported person does not learn of dismissed reports. */
const forReported = ({ id, aboutUserId: userId }: ThreadReportItem, outcome: MessageOutcome): Notice[] => {
  if (outcome === "dismissed") return [];
  const what = outcome === "upheld" || outcome === "revoked" ? answers[outcome] : `messages-${outcome}`;
  return [{ userId, what, link: `/message-decisions/${id}` }];
};

/**
 * The other person learns of the outcome if they reported, and always if the conversation closes or reopens.
 */
const forOther = (before: ThreadReportItem, outcome: MessageOutcome): Notice[] => {
  const { id, threadId, otherUserId: userId } = before;
  const reports: Notice[] = isReporter(before, userId)
    ? [
        {
          userId,
          what: before.state === "open" ? "message-report-decided" : "message-report-reviewed",
          link: `/message-decisions/${id}`,
        },
      ]
    : [];
  const reopened = outcome === "revoked" && measureOf(before)?.outcome === "closed";
  if (outcome !== "closed" && !reopened) return reports;
  const what = reopened ? "thread-reopened" : "thread-closed";
  return [...reports, { userId, what, link: `/messages/${threadId}` }];
};

/** In-app notifications of a decision; people who closed their account get none. */
const notificationWrites = async (
  { table, system }: Pick<MessageReportsContext, "table" | "system">,
  before: ThreadReportItem,
  outcome: MessageOutcome,
): Promise<Action[]> => {
  const people = await table.batchGet(
    [before.aboutUserId, before.otherUserId].map((userId) => keys.profile(userId)),
    ProfileItem.pick({ userId: true }),
  );
  const here = new Set(people.map(({ userId }) => userId));
  return [...forReported(before, outcome), ...forOther(before, outcome)]
    .filter(({ userId }) => here.has(userId))
    .map(({ userId, what, link }) => {
      const news = { userId, type: "review", params: { what }, link } as const;
      return notificationWrite(news, system.newId("notification"), system.now());
    });
};

/** A conversation closed by several decisions reopens only when all are revoked. */
const closedAfter = (before: ThreadReportItem, outcome: MessageOutcome, closedBy: readonly string[]) => {
  if (outcome === "closed") return [...closedBy, before.id];
  const reopens = outcome === "revoked" && measureOf(before)?.outcome === "closed";
  return reopens ? closedBy.filter((id) => id !== before.id) : closedBy;
};

const sideWrite = (before: ThreadReportItem, outcome: MessageOutcome, side: ThreadItem): Action[] => {
  const { userId, threadId, closedBy, reportedAt } = side;
  const ids = closedBy?.split(" ") ?? [];
  const remainingIds = closedAfter(before, outcome, ids);
  const isAnswered = before.state === "open" && isReporter(before, userId) && reportedAt !== undefined;
  if (remainingIds.length === ids.length && !isAnswered) return [];
  const answered = update(keys.thread(userId, threadId)).expectExists("stale");
  const write = isAnswered ? answered.remove("reportedAt") : answered;
  const changed =
    remainingIds.length > 0 ? write.set({ closedBy: remainingIds.join(" ") }) : write.remove("closedBy");
  return [
    closedBy === undefined
      ? changed.expectAbsent("closedBy", "stale")
      : changed.expect("closedBy", closedBy, "stale"),
  ];
};

/** Updates both people's rows of the conversation: closed or open, and no pending report. */
const sideWrites = async (
  table: Pick<Table, "batchGet">,
  before: ThreadReportItem,
  outcome: MessageOutcome,
): Promise<Action[]> => {
  const { threadId, aboutUserId: fromUserId, otherUserId: toUserId } = before;
  const { from, to } = await readSides(table, { threadId, fromUserId, toUserId });
  return [from, to].flatMap((side) => (side ? sideWrite(before, outcome, side) : []));
};

/** Throws if this administrator may not decide. True if a sole administrator reviews their own decision. */
const requireJudge = async (
  { countAdministrators }: Pick<MessageReportsContext, "countAdministrators">,
  before: ThreadReportItem,
  adminId: string,
  decision: MessageReportDecision,
): Promise<boolean> => {
  const { state, decisions } = before;
  // The administrator has not seen the latest decision.
  const isOther = state === "decided" || decision.round !== decisions.length;
  if (isOther || answersObjection(decision) !== (state === "objected"))
    throw new ProblemError("message-report-decided");
  if (isParty(before, adminId)) throw new ProblemError("forbidden");
  if (!decisions.some(({ by }) => by === adminId)) return false;
  if ((await countAdministrators()) > 1) throw new ProblemError("objection-needs-another");
  return true;
};

/** An erased account can be neither warned nor barred. */
const accountWrites = ({ aboutUserId }: ThreadReportItem, { outcome }: MessageReportDecision): Action[] =>
  outcome === "warned" || outcome === "barred"
    ? [check(keys.profile(aboutUserId)).expectExists("account-not-found")]
    : [];

const decisionMadeBy = (
  adminId: string,
  decision: MessageReportDecision,
  more: Pick<MessageDecisionMade, "sameAdministrator" | "until">,
  now: Date,
): MessageDecisionMade => ({
  outcome: decision.outcome,
  reason: "reason" in decision ? decision.reason : undefined,
  // The reasons are stored and sent, so personal numbers are removed.
  explanation: hidePersonalNumbers(decision.explanation, swedishDate(now)),
  at: now.toISOString(),
  by: adminId,
  ...more,
});

const decide = async (
  context: MessageReportsContext,
  adminId: string,
  reportId: string,
  decision: MessageReportDecision,
): Promise<void> => {
  const { table, system } = context;
  const before = await readReport(context, reportId);
  const sameAdministrator = await requireJudge(context, before, adminId, decision);
  const now = system.now();
  const { writes, until } = await barWrites(context, before, decision);
  const made = decisionMadeBy(adminId, decision, { sameAdministrator, until }, now);
  const { outcome } = decision;
  await table.transact([
    ...decidedWrites(before, { decisions: [...before.decisions, made] }, now),
    ...accountWrites(before, decision),
    ...writes,
    ...(await sideWrites(table, before, outcome)),
    ...(await notificationWrites(context, before, outcome)),
    ...auditWrites(system, {
      subject: reportId,
      person: before.aboutUserId,
      bike: before.bikeId,
      by: adminId,
      action: `message-report-${outcome}`,
      at: made.at,
    }),
    endClaim({ queue: "messageReports", caseId: reportId }, adminId, now),
  ]);
};

/** Of two simultaneous decisions the second gets `message-report-decided`. */
export const decideReport = async (
  context: MessageReportsContext,
  adminId: string,
  reportId: string,
  decision: MessageReportDecision,
): Promise<Record<string, never>> => {
  await retryOnConflict(context.system, () => decide(context, adminId, reportId, decision));
  return {};
};
