import type { ListedFoundReport } from "#contract/thefts/found-reports.ts";
import type { FoundContext } from "./found-context.ts";
import { moveWrite, applyMove } from "./report-state.ts";
import { showReceivedReport } from "./show-report.ts";
import { finderOf, maxReports } from "#lambdas/thefts/finders.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { FoundContactItem, FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { bikePartition, keys, ranges } from "#lambdas/platform/table/keys.ts";

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

/** Numbers people from one, the latest reporter first. */
const numberFinders = (reports: readonly FoundReportItem[]): ((report: FoundReportItem) => number) => {
  const people = [...new Set(reports.map(finderOf))];
  return (report) => people.indexOf(finderOf(report)) + 1;
};

/** A report decided at the same moment also counts as seen. */
const markSeen = async ({ table }: FoundContext, report: FoundReportItem): Promise<FoundReportItem> => {
  const seen = applyMove(report, "see");
  if (seen.state === report.state) return report;
  try {
    await table.transact([moveWrite(report, seen)]);
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
  return seen;
};

/** Reports of the caller's bike, newest first. Reading marks them as seen. */
export const listReceivedReports = async (
  context: FoundContext,
  userId: string,
  bikeId: string,
): Promise<{ items: ListedFoundReport[] }> => {
  const { table } = context;
  const partition = bikePartition(bikeId);
  const range = { partition, prefix: ranges.foundReports, schema: FoundReportItem, limit: maxReports };
  const [, { items }, theftId] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.query({ ...range, newestFirst: true }),
    readNewestTheft(context, partition),
  ]);
  const own = items.filter(({ ownerId, isWithheld }) => ownerId === userId && !isWithheld);
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
