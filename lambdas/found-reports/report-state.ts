import type { FoundReportState } from "#contract/found-reports.ts";
import { move } from "#lambdas/shared/http/move.ts";
import { reportMoves } from "#lambdas/found-reports/moves.ts";
import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Move = keyof typeof reportMoves;

/** What puts a report into the lists it is read from. */
export const listsOf = ({
  id,
  finderId,
  state,
  reportedAt,
}: Pick<FoundReportItem, "id" | "finderId" | "state" | "reportedAt">) => ({
  ...(finderId !== undefined && { gsi1pk: lists.foundReportsOf(finderId), gsi1sk: `${reportedAt}#${id}` }),
  gsi2pk: lists.foundReports(state),
  gsi2sk: `${reportedAt}#${id}`,
});

/** The report as it is after a move. Throws where there is no such move. */
export const moved = (
  report: FoundReportItem,
  name: Move,
  decision: Pick<FoundReportItem, "decidedAt" | "reason"> = {},
): FoundReportItem => ({
  ...report,
  ...decision,
  state: move<FoundReportState>(reportMoves[name], report.state),
});

/** Writes a moved report. Fails with `stale` where someone else has moved it since it was read. */
export const moveWrite = (before: FoundReportItem, after: FoundReportItem): ActionBuilder => {
  const { state, decidedAt, reason } = after;
  const { gsi2pk } = listsOf(after);
  return update(keys.foundReport(after.bikeId, after.id))
    .set({ state, decidedAt, reason, gsi2pk })
    .expect("state", before.state, "stale");
};
