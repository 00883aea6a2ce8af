import type { ReceivedFoundReport } from "#contract/found-reports.ts";
import type { FoundWorld } from "#lambdas/found-reports/found-world.ts";
import { moveWrite, moved } from "#lambdas/found-reports/report-state.ts";
import { showReceivedReport } from "#lambdas/found-reports/show-report.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { FoundContactItem, FoundReportItem } from "#lambdas/table/items/found-report.ts";
import { bikePartition, keys, ranges } from "#lambdas/table/keys.ts";

/** As many as one batch reads the contacts of. */
const most = 100;

/** One that is decided in the same moment is seen as well. */
const markSeen = async ({ table }: FoundWorld, report: FoundReportItem): Promise<FoundReportItem> => {
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
  world: FoundWorld,
  userId: string,
  bikeId: string,
): Promise<{ items: ReceivedFoundReport[] }> => {
  const { table } = world;
  const partition = bikePartition(bikeId);
  const range = { partition, prefix: ranges.foundReports, schema: FoundReportItem, limit: most };
  const [, { items }] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.query({ ...range, newestFirst: true }),
  ]);
  const own = items.filter(({ ownerId }) => ownerId === userId);
  const contacts = await table.batchGet(
    own.map(({ id }) => keys.foundContact(bikeId, id)),
    FoundContactItem,
  );
  const contactOf = new Map(contacts.map((contact) => [contact.reportId, contact]));
  const seen = await Promise.all(own.map((report) => markSeen(world, report)));
  return { items: seen.map((report) => showReceivedReport(report, contactOf.get(report.id))) };
};
