import type { MessageReportDecision } from "#contract/message-report-admin.ts";
import { daysToObject, type ObjectionState } from "#contract/message-reports.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";

type Judged = Pick<ThreadReportItem, "state" | "decisions" | "objection">;

export const dayMilliseconds = 86_400_000;

/** The last moment to object to what was decided then. */
export const objectUntil = (decidedAt: string): Date =>
  new Date(new Date(decidedAt).getTime() + daysToObject * dayMilliseconds);

/** What stands against the person who was reported: the first decision, unless it let them be. */
export const measureOf = ({ decisions: [first] }: Pick<ThreadReportItem, "decisions">) =>
  first === undefined || first.outcome === "dismissed" ? undefined : first;

/** Whether the person who was reported can object: once, in time, to what was decided against them. */
export const objectionStateOf = (report: Judged, now: Date): ObjectionState => {
  const measure = measureOf(report);
  if (!measure) return "no";
  if (report.state === "objected") return "waiting";
  if (report.objection) return "used";
  return now > objectUntil(measure.at) ? "too-late" : "possible";
};

/** Those two of a conversation who wrote in it do not judge it. */
export const isParty = (
  { aboutUserId, otherUserId }: Pick<ThreadReportItem, "aboutUserId" | "otherUserId">,
  userId: string,
): boolean => aboutUserId === userId || otherUserId === userId;

/** An objection is answered, and nothing else. */
export const answersObjection = ({ outcome }: Pick<MessageReportDecision, "outcome">): boolean =>
  outcome === "upheld" || outcome === "revoked";

/** Whether the one who asks has reported the other: a block tells administrators, and asks them nothing. */
export const isReporter = (
  { byUserId, reason }: Pick<ThreadReportItem, "byUserId" | "reason">,
  userId: string,
): boolean => byUserId === userId && reason !== "blocked";
