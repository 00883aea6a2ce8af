import type { FoundReportState } from "#contract/thefts/found-reports.ts";
import { move } from "#lambdas/platform/http/move.ts";
import { reportMoves } from "./moves.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Move = keyof typeof reportMoves;

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

/** Throws if the move is not allowed in this state. */
export const applyMove = (
  report: FoundReportItem,
  name: Move,
  decision: Pick<FoundReportItem, "decidedAt" | "reason"> = {},
): FoundReportItem => ({
  ...report,
  ...decision,
  state: move<FoundReportState>(reportMoves[name], report.state),
});

/** Fails with `stale` if the report has changed since it was read. */
export const moveWrite = (before: FoundReportItem, after: FoundReportItem): ActionBuilder => {
  const { state, decidedAt, reason } = after;
  const { gsi2pk } = listsOf(after);
  return update(keys.foundReport(after.bikeId, after.id))
    .set({ state, decidedAt, reason, gsi2pk })
    .expect("state", before.state, "stale");
};
