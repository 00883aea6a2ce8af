import { expiryOf } from "#contract/privacy/retention.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { type AdReportForm, maxReportsByStanding } from "#contract/moderation/ad-reports.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { openPlaces } from "./case-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { movedState } from "#lambdas/ads/listing-at.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { publicTitle } from "#lambdas/bikes/index/public-title.ts";
import { type Action, check, put, update } from "#lambdas/platform/table/actions.ts";
import {
  AdCaseItem,
  type AdReportContactItem,
  type AdReportItem,
  type AdSnapshot,
  OpenAdCaseItem,
} from "#lambdas/moderation/items/ad-report.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { System } from "#lambdas/platform/system.ts";

/** Any of `guards` identifies the reporter, so that nobody reports an ad twice. */
export type Reporter = {
  readonly guards: readonly string[];
  readonly standing: number;
  readonly userId?: string;
  readonly contact?: Pick<AdReportContactItem, "name" | "email" | "language">;
};

export type ReportGround = {
  readonly listing: ListingItem;
  readonly bike: BikeItem;
  readonly openCase: AdCaseItem | undefined;
};

/** Throws unless the ad can be reported. */
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

const newCase = (ground: ReportGround, report: AdReportItem, { userId, standing }: Reporter): Action[] => {
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
    reporters: [{ reportId, userId, standing }],
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

/** Reports of lower standing never take the places of those of higher standing. */
const hasRoom = ({ reporters }: AdCaseItem, standing: number): boolean =>
  maxReportsByStanding.every(
    (max, level) =>
      level < standing || reporters.filter((other) => (other.standing ?? 0) <= level).length < max,
  );

const joinCase = (
  before: AdCaseItem,
  { id: reportId }: AdReportItem,
  { userId, standing }: Reporter,
): Action[] => {
  if (!hasRoom(before, standing)) throw new ProblemError("ad-reported-often");
  return [
    update(keys.adCase(before.id))
      .set({ reporters: [...before.reporters, { reportId, userId, standing }], version: before.version + 1 })
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

/** Adds a report with a snapshot of the ad to its open case, or opens one. */
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
    // The snapshot must be the ad that was read, not a concurrent edit.
    check(keys.listing(listing.id)).expect("version", listing.version, "stale"),
    ...(openCase ? joinCase(openCase, report, reporter) : newCase(ground, report, reporter)),
    ...reporter.guards.map((who) =>
      put(keys.adReporter(caseId, who), "adReporter", guard).expectNew("ad-already-reported"),
    ),
    put(keys.adReport(caseId, id), "adReport", { ...report, ...list }).expectNew("stale"),
    ...contactWrites(report, reporter, system.now()),
  ];
  return { report, writes };
};
