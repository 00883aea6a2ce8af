import { expiryOf } from "#contract/retention.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { FoundReportForm } from "#contract/found-reports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { listsOf } from "#lambdas/found-reports/report-state.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { publicTitle } from "#lambdas/shared/search-index/public-title.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, check, put } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { FoundContactItem, FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type Finder = Pick<FoundReportItem, "finder" | "finderId" | "finderEmail" | "finderName" | "flags">;
export type Contact = Pick<FoundContactItem, "email" | "language">;

export const newReport = (
  bike: BikeItem,
  finder: Finder,
  form: FoundReportForm,
  { now, newId }: Pick<System, "now" | "newId">,
): FoundReportItem => {
  const today = swedishDate(now());
  // A person who is missed by nobody cannot be found: this is told before anything is written, and again by the transaction.
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
    location: hidePersonalNumbers(form.location, today),
    description: form.description && hidePersonalNumbers(form.description, today),
    state: "pending",
    reportedAt: now().toISOString(),
  };
};

/** The report, its guard, how to reach its finder and what its owner is told. The bike must still be missed by the same theft. */
export const reportWrites = (
  report: FoundReportItem,
  title: string,
  contact: Contact & { readonly contact: string },
  { now, newId }: Pick<System, "now" | "newId">,
): Action[] => {
  const { id, bikeId, theftId, ownerId, finder } = report;
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
    notificationWrite(notification, newId("notification"), now()),
  ];
};
