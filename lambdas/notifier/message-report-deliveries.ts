import type { Delivery } from "./delivery.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";

/** A person who blocks someone has asked administrators nothing. */
const reporterOf = ({ byUserId, reason }: ThreadReportItem): string | undefined =>
  reason === "blocked" ? undefined : byUserId;

const reporterMail = (report: ThreadReportItem, news: "received" | "decided" | "reviewed"): Delivery[] => {
  const userId = reporterOf(report);
  if (userId === undefined) return [];
  return [{ kind: "mail", to: { userId }, template: { name: "message-report", news, reportId: report.id } }];
};

/** Who is reported hears of what is decided against them, and of no report that was dismissed. */
const reportedMail = ({ id: reportId, aboutUserId: userId, decisions }: ThreadReportItem): Delivery[] => {
  const made = decisions.at(-1);
  if (made === undefined || made.outcome === "dismissed") return [];
  const { outcome: news, reason, until } = made;
  const template = { name: "message-measure", news, reason, until, reportId } as const;
  return [{ kind: "mail", to: { userId }, template }];
};

/** Who reports a conversation is told that the report has come; both are told of a decision. */
export const threadReportDeliveries = (
  before: ThreadReportItem | undefined,
  after: ThreadReportItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  if (before === undefined) return reporterMail(after, "received");
  if (before.state === after.state || after.state !== "decided") return [];
  const isFirst = after.decisions.length === 1;
  return [...reportedMail(after), ...reporterMail(after, isFirst ? "decided" : "reviewed")];
};
