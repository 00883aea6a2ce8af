import type { MessageReportDecision } from "#contract/moderation/message-report-admin.ts";
import { daysToObject, type ObjectionState } from "#contract/moderation/message-reports.ts";
import type { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";

type ObjectableReport = Pick<ThreadReportItem, "state" | "decisions" | "objection">;

export const dayMilliseconds = 86_400_000;

export const objectUntil = (decidedAt: string): Date =>
  new Date(new Date(decidedAt).getTime() + daysToObject * dayMilliseconds);

/** The measure against the reported person: the first decision, unless it dismissed the report. */
export const measureOf = ({ decisions: [first] }: Pick<ThreadReportItem, "decisions">) =>
  first === undefined || first.outcome === "dismissed" ? undefined : first;

/** The reported person can object once, in time, to a measure. */
export const objectionStateOf = (report: ObjectableReport, now: Date): ObjectionState => {
  const measure = measureOf(report);
  if (!measure) return "no";
  if (report.state === "objected") return "waiting";
  if (report.objection) return "used";
  return now > objectUntil(measure.at) ? "too-late" : "possible";
};

/** Nobody decides about a conversation they are part of. */
export const isParty = (
  { aboutUserId, otherUserId }: Pick<ThreadReportItem, "aboutUserId" | "otherUserId">,
  userId: string,
): boolean => aboutUserId === userId || otherUserId === userId;

export const answersObjection = ({ outcome }: Pick<MessageReportDecision, "outcome">): boolean =>
  outcome === "upheld" || outcome === "revoked";

/** Blocking someone informs administrators but is no report. */
export const isReporter = (
  { byUserId, reason }: Pick<ThreadReportItem, "byUserId" | "reason">,
  userId: string,
): boolean => byUserId === userId && reason !== "blocked";
