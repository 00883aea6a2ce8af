import { daysToDecide } from "#contract/found-reports.ts";
import type { FoundWorld } from "#lambdas/found-reports/found-world.ts";
import { findersNote } from "#lambdas/found-reports/finders-note.ts";
import { undecided } from "#lambdas/found-reports/moves.ts";
import { moveWrite, moved } from "#lambdas/found-reports/report-state.ts";
import { remove } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { FoundReportItem } from "#lambdas/table/items/found-report.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Those in one state that have waited too long, the oldest first. */
async function* overdueIn(
  state: (typeof undecided)[number],
  { table, system }: FoundWorld,
): AsyncGenerator<FoundReportItem> {
  const latest = new Date(system.now().getTime() - daysToDecide * dayMilliseconds).toISOString();
  const waiting = { index: "gsi2", partition: lists.foundReports(state), schema: FoundReportItem } as const;
  for await (const page of pages(table, { ...waiting, limit: 25 }))
    for (const report of page) {
      if (report.reportedAt > latest) return;
      yield report;
    }
}

/** One that is decided in the same moment is not overdue any more. */
const expire = async ({ table, system }: FoundWorld, report: FoundReportItem): Promise<boolean> => {
  const { bikeId, theftId, finder } = report;
  const after = moved(report, "expire", { decidedAt: system.now().toISOString() });
  try {
    await table.transact([
      moveWrite(report, after),
      remove(keys.finder(bikeId, theftId, finder)),
      ...findersNote(after, "report-expired", system),
    ]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/** Closes every report that no owner has decided in time. Each is a transaction of its own: wherever this was interrupted, the next run goes on. */
export const expireReports = async (world: FoundWorld): Promise<number> => {
  let expired = 0;
  for (const state of undecided)
    for await (const report of overdueIn(state, world)) if (await expire(world, report)) expired += 1;
  return expired;
};
