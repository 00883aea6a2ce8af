import { expiryOf } from "#contract/privacy/retention.ts";
import type { FoundReportForm } from "#contract/thefts/found-reports.ts";
import { listsOf } from "./report-state.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { hideContactData } from "#lambdas/messages/hide-contact-data.ts";
import { cleanText } from "#lambdas/moderation/screen-text.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { publicTitle } from "#lambdas/bikes/index/public-title.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { FoundContactItem, FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type Finder = Pick<
  FoundReportItem,
  "finder" | "finderId" | "finderEmail" | "finderName" | "flags" | "isWithheld"
>;
export type Contact = Pick<FoundContactItem, "email" | "language">;

export const wordsOf = ({ location, description, contact }: FoundReportForm): string =>
  [location, description, contact].filter(Boolean).join("\n");

/** Outside its own field, only a verified person's contact data is shown. Throws `message-refused`. */
export const cleanForm = (form: FoundReportForm, isVerified: boolean, now: Date): FoundReportForm => {
  const { location, description, contact } = form;
  cleanText(wordsOf(form), now);
  const clean = (text: string) => (isVerified ? cleanText(text, now) : hideContactData(cleanText(text, now)));
  return { location: clean(location), description: description && clean(description), contact };
};

/** Expects a form from `cleanForm`. */
export const newReport = (
  bike: BikeItem,
  finder: Finder,
  form: FoundReportForm,
  { now, newId }: Pick<System, "now" | "newId">,
): FoundReportItem => {
  // Refuses early; the transaction checks the theft again.
  if (bike.status !== "stolen" || bike.theftId === undefined) throw new ProblemError("bike-not-stolen");
  return {
    ...finder,
    entity: "foundReport",
    id: newId("found"),
    bikeId: bike.id,
    theftId: bike.theftId,
    ownerId: bike.ownerId,
    frameNumber: bike.frameNumber,
    bike: publicTitle(bike),
    location: form.location,
    description: form.description,
    state: "pending",
    reportedAt: now().toISOString(),
  };
};

/**
 * Writes the report, its guard, the finder's contact and, unless withheld, the owner's notification.
 * Fails if the theft has ended.
 */
export const reportWrites = (
  report: FoundReportItem,
  title: string,
  contact: Contact & { readonly contact: string },
  { now, newId }: Pick<System, "now" | "newId">,
): Action[] => {
  const { id, bikeId, theftId, ownerId, finder, isWithheld } = report;
  const expiresAt = expiryOf("foundContacts", now());
  const notification = {
    userId: ownerId,
    type: "found_report",
    params: { what: "found", bike: title },
    link: `/my-bikes/${bikeId}`,
  } as const;
  return [
    check(keys.bike(bikeId))
      .expect("theftId", theftId, "bike-not-stolen")
      .expect("ownerId", ownerId, "stale"),
    put(keys.finder(bikeId, theftId, finder), "finder", { reportId: id }).expectNew("already-reported-found"),
    put(keys.foundReport(bikeId, id), "foundReport", { ...report, ...listsOf(report) }).expectNew("stale"),
    put(keys.foundContact(bikeId, id), "foundContact", { reportId: id, ...contact, expiresAt }).expectNew(
      "stale",
    ),
    ...(isWithheld ? [] : [notificationWrite(notification, newId("notification"), now())]),
  ];
};
