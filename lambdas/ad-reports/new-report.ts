import { expiryOf } from "#contract/retention.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { type AdReportForm, mostReports } from "#contract/ad-reports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { openPlaces } from "./case-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { movedState } from "#lambdas/shared/listings/listing-at.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { publicTitle } from "#lambdas/shared/search-index/public-title.ts";
import { type Action, check, put, update } from "#lambdas/shared/table/actions.ts";
import {
  AdCaseItem,
  type AdReportContactItem,
  type AdReportItem,
  type AdSnapshot,
  OpenAdCaseItem,
} from "#lambdas/shared/table/items/ad-report.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { System } from "#lambdas/system.ts";

/** Who reports. `guard`: what tells them from others. */
export type Reporter = {
  readonly guard: string;
  readonly userId?: string;
  readonly contact?: Pick<AdReportContactItem, "name" | "email" | "language">;
};

export type ReportGround = {
  readonly listing: ListingItem;
  readonly bike: BikeItem;
  readonly openCase: AdCaseItem | undefined;
};

/** The ad, as long as it is there to be reported, and the case that is open about it. */
export const readReportGround = async (
  { table, system }: Pick<AdReportsContext, "table" | "system">,
  listingId: string,
): Promise<ReportGround> => {
  const [listing, pointer] = await Promise.all([
    table.get(keys.listing(listingId), ListingItem),
    table.get(keys.openAdCase(listingId), OpenAdCaseItem),
  ]);
  if (!listing) throw new ProblemError("listing-not-found");
  movedState(listing, "remove", system.now());
  const [bike, openCase] = await Promise.all([
    table.get(keys.bike(listing.bikeId), BikeItem),
    pointer && table.get(keys.adCase(pointer.caseId), AdCaseItem),
  ]);
  if (!bike || !isListed(bike)) throw new ProblemError("listing-not-found");
  return { listing, bike, openCase };
};

const snapshotOf = ({ listing, bike }: ReportGround): AdSnapshot => {
  const { price, city, text, photos } = listing;
  return { title: publicTitle(bike), price, city, text, photos };
};

const newCase = (ground: ReportGround, report: AdReportItem, { userId }: Reporter): Action[] => {
  const { listing } = ground;
  const { caseId: id, id: reportId, reason, ad, reportedAt: at } = report;
  const item: Omit<AdCaseItem, "entity"> = {
    id,
    listingId: listing.id,
    bikeId: listing.bikeId,
    sellerId: listing.ownerId,
    state: "open",
    reason,
    ad,
    reporters: [{ reportId, userId }],
    decisions: [],
    appeals: [],
    openedAt: at,
    waitingSince: at,
    version: 1,
  };
  const list = { gsi1pk: lists.adCasesOf(listing.ownerId), gsi1sk: `${at}#${id}` };
  return [
    put(keys.openAdCase(listing.id), "openAdCase", { caseId: id }).expectNew("stale"),
    put(keys.adCase(id), "adCase", { ...item, ...list, ...openPlaces(item) }).expectNew("stale"),
  ];
};

const joinCase = (before: AdCaseItem, { id: reportId }: AdReportItem, { userId }: Reporter): Action[] => {
  if (before.reporters.length >= mostReports) throw new ProblemError("ad-reported-often");
  return [
    update(keys.adCase(before.id))
      .set({ reporters: [...before.reporters, { reportId, userId }], version: before.version + 1 })
      .expect("version", before.version, "stale"),
  ];
};

const newReport = (
  { now, newId }: Pick<System, "now" | "newId">,
  ground: ReportGround,
  { userId: reporterId }: Reporter,
  { reason, explanation, links }: AdReportForm,
): AdReportItem => {
  const at = now();
  const today = swedishDate(at);
  return {
    entity: "adReport",
    id: newId("adreport"),
    caseId: ground.openCase?.id ?? newId("adcase"),
    reporterId,
    reason,
    explanation: hidePersonalNumbers(explanation, today),
    links: links.map((link) => hidePersonalNumbers(link, today)),
    ad: snapshotOf(ground),
    reportedAt: at.toISOString(),
    expiresAt: expiryOf("adReports", at),
  };
};

const contactWrites = ({ caseId, id: reportId }: AdReportItem, { contact }: Reporter, now: Date): Action[] =>
  contact
    ? [
        put(keys.adReportContact(caseId, reportId), "adReportContact", {
          ...contact,
          reportId,
          expiresAt: expiryOf("adReportContacts", now),
        }).expectNew("stale"),
      ]
    : [];

/** A report of an ad as it is now, in the case that is open about it or a new one. */
export const reportWrites = (
  { system }: Pick<AdReportsContext, "system">,
  ground: ReportGround,
  reporter: Reporter,
  form: AdReportForm,
): { readonly report: AdReportItem; readonly writes: Action[] } => {
  const { openCase, listing } = ground;
  const report = newReport(system, ground, reporter, form);
  const { id, caseId, reporterId, reportedAt, expiresAt } = report;
  const list = reporterId && { gsi1pk: lists.adReportsOf(reporterId), gsi1sk: `${reportedAt}#${id}` };
  const guard = { reportId: id, expiresAt };
  const writes = [
    // What is kept is the ad that was reported, not one that was changed in the same moment.
    check(keys.listing(listing.id)).expect("version", listing.version, "stale"),
    ...(openCase ? joinCase(openCase, report, reporter) : newCase(ground, report, reporter)),
    put(keys.adReporter(caseId, reporter.guard), "adReporter", guard).expectNew("ad-already-reported"),
    put(keys.adReport(caseId, id), "adReport", { ...report, ...list }).expectNew("stale"),
    ...contactWrites(report, reporter, system.now()),
  ];
  return { report, writes };
};
