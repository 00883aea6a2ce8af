import type { MessageDecision, MessageOutcome } from "#contract/moderation/message-reports.ts";
import { ReportReason } from "#contract/messages/messages.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readReport } from "./read-report.ts";
import { isReporter, measureOf, objectUntil, objectionStateOf } from "./rules.ts";
import { showStatement } from "./show-statement.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { MessageItem } from "#lambdas/messages/items/thread.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<MessageReportsContext, "table" | "system">;

const reporterOutcome = (outcome: MessageOutcome) =>
  outcome === "warned" || outcome === "closed" || outcome === "barred" ? "acted" : outcome;

const forReporter = (report: ThreadReportItem): MessageDecision => ({
  side: "reporter",
  id: report.id,
  threadId: report.threadId,
  state: report.state,
  // A person's report always has a reason from this list.
  reason: ReportReason.parse(report.reason),
  statements: report.decisions.map(({ outcome, explanation, at }) => ({
    outcome: reporterOutcome(outcome),
    explanation,
    at,
  })),
});

const objectionOf = (report: ThreadReportItem, now: Date) => {
  const state = objectionStateOf(report, now);
  const measure = measureOf(report);
  const until = state === "possible" && measure ? objectUntil(measure.at).toISOString() : undefined;
  return { state, until, text: report.objection?.text };
};

const forReported = async (context: Context, report: ThreadReportItem): Promise<MessageDecision> => {
  const { id, threadId, state, messageId } = report;
  const message = await context.table.get(keys.message(threadId, messageId), MessageItem);
  return {
    side: "reported",
    id,
    threadId,
    state,
    message: message?.text,
    statements: report.decisions.map(showStatement),
    objection: objectionOf(report, context.system.now()),
  };
};

/** Only for the reporter, and for the reported person once a measure was taken. */
export const showDecision = async (
  context: Context,
  report: ThreadReportItem,
  userId: string,
): Promise<MessageDecision> => {
  if (report.aboutUserId === userId && measureOf(report)) return forReported(context, report);
  if (!isReporter(report, userId)) throw new ProblemError("message-report-not-found");
  return forReporter(report);
};

export const getDecision = async (
  context: Context,
  userId: string,
  reportId: string,
): Promise<MessageDecision> => showDecision(context, await readReport(context, reportId), userId);
