import type { OpenedAdCase } from "#contract/moderation/ad-report-admin.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { showListedCase } from "./list-ad-cases.ts";
import { readCase } from "./read-case.ts";
import { statementsOf } from "./show-decision.ts";
import { stateAt } from "#lambdas/ads/listing-at.ts";
import { photoKey } from "#lambdas/platform/pictures/stored-pictures.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { AdCaseItem, AdReportContactItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { adCasePartition } from "#lambdas/platform/table/ad-report-keys.ts";
import { keys, lists, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Enough to judge the seller's history. */
const maxEarlierCases = 25;

const readReports = async (table: Table, { id, reporters }: AdCaseItem) => {
  const ofCase = { partition: adCasePartition(id), prefix: ranges.adReports, limit: 50 };
  const [reports, contacts] = await Promise.all([
    table.query({ ...ofCase, schema: AdReportItem }),
    table.batchGet(
      reporters.map(({ reportId }) => keys.adReportContact(id, reportId)),
      AdReportContactItem,
    ),
  ]);
  return { reports: reports.items, contacts };
};

const readEarlier = async (table: Table, { id, sellerId }: AdCaseItem): Promise<AdCaseItem[]> => {
  const about = { index: "gsi1", partition: lists.adCasesOf(sellerId), limit: maxEarlierCases } as const;
  const { items } = await table.query({ ...about, schema: AdCaseItem, newestFirst: true });
  return items.filter((other) => other.id !== id);
};

const showEarlier =
  ({ listingId }: AdCaseItem) =>
  (other: AdCaseItem): OpenedAdCase["earlier"][number] => ({
    id: other.id,
    sameAd: other.listingId === listingId,
    title: other.ad.title,
    reason: other.reason,
    state: other.state,
    openedAt: other.openedAt,
    statements: statementsOf(other),
  });

type ReportSources = {
  readonly contacts: readonly AdReportContactItem[];
  readonly people: readonly ProfileItem[];
  readonly listing: ListingItem | undefined;
};

/** Shows only photos that the ad still has; deleted or renamed ones are merely counted. */
const showReport =
  ({ contacts, people, listing }: ReportSources) =>
  ({ id, reason, explanation, links, reportedAt, reporterId, ad }: AdReportItem) => {
    const contact = contacts.find(({ reportId }) => reportId === id);
    const person = people.find(({ userId }) => userId === reporterId);
    const remaining = ad.photos.filter((photo) => listing?.photos.includes(photo));
    const photoUrls = remaining.map((photo) => `/${photoKey(photo)}`);
    return {
      id,
      reason,
      explanation,
      links,
      reportedAt,
      name: person?.fullName ?? contact?.name,
      email: person?.email ?? contact?.email,
      hasAccount: reporterId !== undefined,
      ad: { ...ad, photos: ad.photos.length, photoUrls },
    };
  };

const readCaseGround = async (table: Table, item: AdCaseItem) => {
  const [{ reports, contacts }, earlier, listing, bike] = await Promise.all([
    readReports(table, item),
    readEarlier(table, item),
    table.get(keys.listing(item.listingId), ListingItem),
    table.get(keys.bike(item.bikeId), BikeItem),
  ]);
  const ids = [item.sellerId, ...reports.flatMap(({ reporterId }) => reporterId ?? [])];
  const people = await table.batchGet(
    [...new Set(ids)].map((id) => keys.profile(id)),
    ProfileItem,
  );
  return { reports, contacts, earlier, listing, bike, people };
};

/** Records the view in the audit log, because the response names the reporters. */
export const openAdCase = async (
  { table, system }: Pick<AdReportsContext, "table" | "system">,
  adminId: string,
  caseId: string,
): Promise<OpenedAdCase> => {
  const item = await readCase({ table }, caseId);
  const ground = await readCaseGround(table, item);
  const { reports, earlier, listing, bike, people } = ground;
  const now = system.now();
  const line = { by: adminId, action: "ad-case-opened", at: now.toISOString() } as const;
  await table.transact(
    auditWrites(system, { ...line, subject: caseId, person: item.sellerId, bike: item.bikeId }),
  );
  const seller = people.find(({ userId }) => userId === item.sellerId);
  return {
    ...showListedCase(item),
    bikeId: item.bikeId,
    round: item.decisions.length,
    now: listing && stateAt(listing, now),
    photoUrls: (listing?.photos ?? []).map((photo) => `/${photoKey(photo)}`),
    sellerName: seller?.fullName,
    sellerEmail: seller?.email,
    frameNumber: bike?.frameNumber,
    stolen: bike?.status === "stolen",
    allReports: reports.map(showReport(ground)),
    statements: statementsOf(item),
    appeals: item.appeals.map(({ by, text, at }) => ({ by, text, at })),
    earlier: earlier.map(showEarlier(item)),
  };
};
