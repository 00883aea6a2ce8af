import type { ListedFoundReport } from "#contract/found-reports.ts";
import type { FoundContext } from "./found-context.ts";
import { moveWrite, moved } from "#lambdas/found-reports/report-state.ts";
import { showReceivedReport } from "#lambdas/found-reports/show-report.ts";
import { finderOf, mostReports } from "#lambdas/shared/bikes/finders.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { FoundContactItem, FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";

/** The theft that the bike is missed by, or was missed by last. */
const readNewestTheft = async ({ table }: FoundContext, partition: string): Promise<string | undefined> => {
  const schema = TheftItem.pick({ id: true });
  const { items } = await table.query({
    partition,
    prefix: ranges.thefts,
    schema,
    limit: 1,
    newestFirst: true,
  });
  return items[0]?.id;
};

/** Counts people, those first who reported last. */
const numberFinders = (reports: readonly FoundReportItem[]): ((report: FoundReportItem) => number) => {
  const people = [...new Set(reports.map(finderOf))];
  return (report) => people.indexOf(finderOf(report)) + 1;
};

/** One that is decided in the same moment is seen as well. */
const markSeen = async ({ table }: FoundContext, report: FoundReportItem): Promise<FoundReportItem> => {
  const seen = moved(report, "see");
  if (seen.state === report.state) return report;
  try {
    await table.transact([moveWrite(report, seen)]);
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
  return seen;
};

/** What others have reported of the caller's own bike, newest first. By this the new ones count as seen. */
export const listReceivedReports = async (
  context: FoundContext,
  userId: string,
  bikeId: string,
): Promise<{ items: ListedFoundReport[] }> => {
  const { table } = context;
  const partition = bikePartition(bikeId);
  const range = { partition, prefix: ranges.foundReports, schema: FoundReportItem, limit: mostReports };
  const [, { items }, theftId] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.query({ ...range, newestFirst: true }),
    readNewestTheft(context, partition),
  ]);
  const own = items.filter(({ ownerId }) => ownerId === userId);
  const contacts = await table.batchGet(
    own.map(({ id }) => keys.foundContact(bikeId, id)),
    FoundContactItem,
  );
  const contactOf = new Map(contacts.map((contact) => [contact.reportId, contact]));
  const seen = await Promise.all(own.map((report) => markSeen(context, report)));
  const numberOf = numberFinders(seen);
  return {
    items: seen.map((report) => ({
      ...showReceivedReport(report, contactOf.get(report.id)),
      current: report.theftId === theftId,
      finder: numberOf(report),
    })),
  };
};
