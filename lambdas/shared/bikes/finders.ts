import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** As many as are counted or shown of one bike. */
export const mostReports = 100;

/** One who reports twice, with an account and without, is one person. */
export const finderOf = ({ finder, finderEmail = finder }: Pick<FoundReportItem, "finder" | "finderEmail">) =>
  finderEmail;

const Counted = FoundReportItem.pick({ theftId: true, finder: true, finderEmail: true, state: true });

/** How many people have reported that they found a stolen bike, but for those whom its owner has refused. */
export const countFinders = async (
  table: Pick<Table, "query">,
  { id, status, theftId }: Pick<BikeItem, "id" | "status" | "theftId">,
): Promise<number> => {
  if (status !== "stolen" || theftId === undefined) return 0;
  const { items } = await table.query({
    partition: bikePartition(id),
    prefix: ranges.foundReports,
    schema: Counted,
    limit: mostReports,
    newestFirst: true,
  });
  const current = items.filter((report) => report.theftId === theftId && report.state !== "rejected");
  return new Set(current.map(finderOf)).size;
};
