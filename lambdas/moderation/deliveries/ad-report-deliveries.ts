import type { Delivery, Recipient } from "#lambdas/notifications/delivery.ts";
import type { AdCaseItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";

type Reporter = { readonly reportId: string; readonly userId?: string | undefined };

/** Reporters without an account get mail at the address they gave, until it is deleted. */
const recipientOf = (caseId: string, { reportId, userId }: Reporter): Recipient =>
  userId === undefined ? { adReporterOf: { caseId, reportId } } : { userId };

const reporterMail = (
  caseId: string,
  reporter: Reporter,
  news: "received" | "removed" | "kept" | "reviewed-removed" | "reviewed-kept",
): Delivery => {
  const { reportId, userId } = reporter;
  return {
    kind: "mail",
    to: recipientOf(caseId, reporter),
    template: { name: "ad-report", news, caseId, reportId, hasAccount: userId !== undefined },
    copy: reportId,
  };
};

/** Confirms each new report by mail. */
export const adReportDeliveries = (
  before: AdReportItem | undefined,
  after: AdReportItem | undefined,
): Delivery[] =>
  before !== undefined || after === undefined
    ? []
    : [reporterMail(after.caseId, { reportId: after.id, userId: after.reporterId }, "received")];

const sellerMail = (
  { id: caseId, sellerId }: AdCaseItem,
  news: "removed" | "upheld" | "reversed",
): Delivery => ({
  kind: "mail",
  to: { userId: sellerId },
  template: { name: "ad-removal", news, caseId },
});

/** A seller does not learn of reports unless the ad was removed. */
const newsForSeller = (was: string | undefined, is: string) => {
  if (is === "removed") return was === "removed" ? "upheld" : "removed";
  return was === "removed" ? "reversed" : undefined;
};

/** Mails decisions to both sides, and sends events that refresh their open pages. */
export const adCaseDeliveries = (
  before: AdCaseItem | undefined,
  after: AdCaseItem | undefined,
): Delivery[] => {
  if (before === undefined || after === undefined || before.state === after.state) return [];
  const { id, listingId, sellerId, reporters, decisions } = after;
  const people = [sellerId, ...reporters.flatMap(({ userId }) => userId ?? [])];
  const events = people.map((userId): Delivery => ({
    kind: "event",
    userId,
    event: { kind: "listing-changed", listingId },
  }));
  const made = decisions.at(-1);
  if (after.state !== "decided" || made === undefined) return events;
  const forSeller = newsForSeller(decisions.at(-2)?.outcome, made.outcome);
  const news = decisions.length > 1 ? (`reviewed-${made.outcome}` as const) : made.outcome;
  return [
    ...events,
    ...(forSeller === undefined ? [] : [sellerMail(after, forSeller)]),
    ...reporters.map((reporter) => reporterMail(id, reporter, news)),
  ];
};
