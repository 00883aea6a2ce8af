import { daysToDecide } from "#contract/thefts/found-reports.ts";
import type { FoundContext } from "./found-context.ts";
import { finderNotification } from "#lambdas/thefts/finder-notification.ts";
import { undecided } from "./moves.ts";
import { moveWrite, applyMove } from "./report-state.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Overdue reports in one state, oldest first. */
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
  /** Alerts the operators. */
  readonly reportFailure: (subject: string, error: unknown) => void;
};

export type Expiries = { readonly expired: number; readonly failed: number };

/** Skips a report that the owner decides at the same moment. */
const expire = async ({ table, system, reportFailure }: ExpiryContext, report: FoundReportItem) => {
  const { bikeId, theftId, finder } = report;
  const after = applyMove(report, "expire", { decidedAt: system.now().toISOString() });
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

/**
 * Closes every report that its owner did not decide in time. Each is its own transaction, so the
 * next run continues after an interruption.
 */
export const expireReports = async (context: ExpiryContext): Promise<Expiries> => {
  const outcomes: string[] = [];
  for (const state of undecided)
    for await (const report of overdueIn(state, context)) outcomes.push(await expire(context, report));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), failed: count("failed") };
};
