import { daysToDecide } from "#contract/found-reports.ts";
import type { FoundContext } from "./found-context.ts";
import { finderNotification } from "./finder-notification.ts";
import { undecided } from "#lambdas/found-reports/moves.ts";
import { moveWrite, moved } from "#lambdas/found-reports/report-state.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Those in one state that have waited too long, the oldest first. */
async function* overdueIn(
  state: (typeof undecided)[number],
  { table, system }: Pick<FoundContext, "table" | "system">,
): AsyncGenerator<FoundReportItem> {
  const latest = new Date(system.now().getTime() - daysToDecide * dayMilliseconds).toISOString();
  const waiting = { index: "gsi2", partition: lists.foundReports(state), schema: FoundReportItem } as const;
  for await (const page of pages(table, { ...waiting, limit: 25 }))
    for (const report of page) {
      if (report.reportedAt > latest) return;
      yield report;
    }
}

export type ExpiryContext = Pick<FoundContext, "table" | "system"> & {
  /** Tells the operators what could not be done. */
  readonly reportFailure: (subject: string, error: unknown) => void;
};

export type Expiries = { readonly expired: number; readonly failed: number };

/** One that is decided in the same moment is not overdue any more. */
const expire = async ({ table, system, reportFailure }: ExpiryContext, report: FoundReportItem) => {
  const { bikeId, theftId, finder } = report;
  const after = moved(report, "expire", { decidedAt: system.now().toISOString() });
  try {
    await table.transact([
      moveWrite(report, after),
      remove(keys.finder(bikeId, theftId, finder)),
      ...finderNotification(after, "report-expired", system),
    ]);
    return "expired";
  } catch (error) {
    if (failedWith(error, "stale")) return "decided";
    reportFailure(report.id, error);
    return "failed";
  }
};

/** Closes every report that no owner has decided in time. Each is a transaction of its own: wherever this was interrupted, the next run goes on. */
export const expireReports = async (context: ExpiryContext): Promise<Expiries> => {
  const outcomes: string[] = [];
  for (const state of undecided)
    for await (const report of overdueIn(state, context)) outcomes.push(await expire(context, report));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), failed: count("failed") };
};
