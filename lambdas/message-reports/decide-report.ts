import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { MessageReportDecision } from "#contract/message-report-admin.ts";
import { barWrites } from "./bar-writes.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readReport } from "./read-report.ts";
import { decidedWrites } from "./report-writes.ts";
import { answersObjection, isParty } from "./rules.ts";
import { sideWrites } from "./side-writes.ts";
import { toldWrites } from "./told-writes.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { MessageDecisionMade, ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** Whether the only administrator there is decides a second time; throws for the person who may not decide. */
const requireJudge = async (
  { countAdministrators }: Pick<MessageReportsContext, "countAdministrators">,
  before: ThreadReportItem,
  adminId: string,
  decision: MessageReportDecision,
): Promise<boolean> => {
  const { state, decisions } = before;
  // A person who has not seen the newest decision would decide about something else.
  const isOther = state === "decided" || decision.round !== decisions.length;
  if (isOther || answersObjection(decision) !== (state === "objected"))
    throw new ProblemError("message-report-decided");
  if (isParty(before, adminId)) throw new ProblemError("forbidden");
  if (!decisions.some(({ by }) => by === adminId)) return false;
  if ((await countAdministrators()) > 1) throw new ProblemError("objection-needs-another");
  return true;
};

const madeBy = (
  adminId: string,
  decision: MessageReportDecision,
  more: Pick<MessageDecisionMade, "sameAdministrator" | "until">,
  now: Date,
): MessageDecisionMade => ({
  outcome: decision.outcome,
  reason: "reason" in decision ? decision.reason : undefined,
  // People's words are kept and sent, a personal number in them is not.
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
  const made = madeBy(adminId, decision, { sameAdministrator, until }, now);
  const { outcome } = decision;
  await table.transact([
    ...decidedWrites(before, { decisions: [...before.decisions, made] }, now),
    ...writes,
    ...(await sideWrites(table, before, outcome)),
    ...(await toldWrites(context, before, outcome)),
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

/** Says what becomes of a report or an objection, with reasons for whom it concerns. Of two who decide at once one is told that it has been done. */
export const decideReport = async (
  context: MessageReportsContext,
  adminId: string,
  reportId: string,
  decision: MessageReportDecision,
): Promise<Record<string, never>> => {
  await untilFresh(context.system, () => decide(context, adminId, reportId, decision));
  return {};
};
