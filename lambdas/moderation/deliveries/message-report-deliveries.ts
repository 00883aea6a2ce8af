import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";

/** Blocking someone is no report, so it is not confirmed. */
const reporterOf = ({ byUserId, reason }: ThreadReportItem): string | undefined =>
  reason === "blocked" ? undefined : byUserId;

const reporterMail = (report: ThreadReportItem, news: "received" | "decided" | "reviewed"): Delivery[] => {
  const userId = reporterOf(report);
  if (userId === undefined) return [];
  return [{ kind: "mail", to: { userId }, template: { name: "message-report", news, reportId: report.id } }];
};

/** The reported person gets no mail about dismissed reports. */
const reportedMail = ({ id: reportId, aboutUserId: userId, decisions }: ThreadReportItem): Delivery[] => {
  const made = decisions.at(-1);
  if (made === undefined || made.outcome === "dismissed") return [];
  const { outcome: news, reason, until } = made;
  const template = { name: "message-measure", news, reason, until, reportId } as const;
  return [{ kind: "mail", to: { userId }, template }];
};

/** Confirms a new report to the reporter, and mails decisions to both people. */
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
