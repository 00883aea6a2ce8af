import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { bikePartition, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const maxReports = 100;

/** Counts a finder's reports with and without an account as one person's, by the hash of the e-mail address. */
export const finderOf = ({ finder, finderEmail = finder }: Pick<FoundReportItem, "finder" | "finderEmail">) =>
  finderEmail;

const Counted = FoundReportItem.pick({
  theftId: true,
  finder: true,
  finderEmail: true,
  state: true,
  isWithheld: true,
});

/**
 * Number of people who report having found the bike in the current theft, without those the owner
 * rejected.
 */
export const countFinders = async (
  table: Pick<Table, "query">,
  { id, status, theftId }: Pick<BikeItem, "id" | "status" | "theftId">,
): Promise<number> => {
  if (status !== "stolen" || theftId === undefined) return 0;
  const { items } = await table.query({
    partition: bikePartition(id),
    prefix: ranges.foundReports,
    schema: Counted,
    limit: maxReports,
    newestFirst: true,
  });
  const current = items.filter(
    (report) => report.theftId === theftId && report.state !== "rejected" && !report.isWithheld,
  );
  return new Set(current.map(finderOf)).size;
};
