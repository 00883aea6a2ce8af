import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { FoundDecision, ReceivedFoundReport } from "#contract/thefts/found-reports.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { FoundContext } from "./found-context.ts";
import { finderNotification } from "#lambdas/thefts/finder-notification.ts";
import { moveWrite, applyMove } from "./report-state.ts";
import { showReceivedReport } from "./show-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { promiseReward } from "#lambdas/thefts/rewards/promise-reward.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import { FoundContactItem, FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type DecideFoundReport = {
  readonly userId: string;
  readonly bikeId: string;
  readonly reportId: string;
  readonly decision: FoundDecision;
};

/** Adds the finder to the theft. If the theft ends at the same time, the version check makes one side retry, which then promises the points. */
const confirmWrites = async (
  { table, system }: FoundContext,
  { id: reportId, bikeId, theftId, finderId }: FoundReportItem,
): Promise<Action[]> => {
  const theft = await table.get(keys.theft(bikeId, theftId), TheftItem);
  if (!theft) throw new ProblemError("found-report-not-found");
  const confirmed = [...theft.confirmed, { reportId, finderId }];
  const rewarded = theft.state === "recovered";
  return [
    update(keys.theft(bikeId, theftId))
      .set({ confirmed, version: theft.version + 1 })
      .expect("version", theft.version, "stale"),
    ...(rewarded ? await promiseReward(table, { ...theft, confirmed }, system) : []),
  ];
};

/** Lets a rejected finder report again: they may have seen another bike. */
const rejectWrites = ({ bikeId, theftId, finder }: FoundReportItem): Action[] => [
  remove(keys.finder(bikeId, theftId, finder)),
];

const attempt = async (
  context: FoundContext,
  { userId, bikeId, reportId, decision }: DecideFoundReport,
): Promise<FoundReportItem> => {
  const { table, system } = context;
  const [, before] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.get(keys.foundReport(bikeId, reportId), FoundReportItem),
  ]);
  if (before?.ownerId !== userId || before.isWithheld) throw new ProblemError("found-report-not-found");
  const now = system.now();
  const reason = decision.decision === "reject" ? decision.reason : undefined;
  const after = applyMove(before, decision.decision, {
    decidedAt: now.toISOString(),
    reason: reason && hidePersonalNumbers(reason, swedishDate(now)),
  });
  await table.transact([
    requireOpenAccount(userId),
    moveWrite(before, after),
    ...(decision.decision === "confirm" ? await confirmWrites(context, after) : rejectWrites(after)),
    ...finderNotification(after, `report-${after.state}`, system),
  ]);
  return after;
};

export const decideFoundReport = async (
  context: FoundContext,
  input: DecideFoundReport,
): Promise<ReceivedFoundReport> => {
  const { table, system } = context;
  const [report, contact] = await Promise.all([
    retryOnConflict(system, () => attempt(context, input)),
    table.get(keys.foundContact(input.bikeId, input.reportId), FoundContactItem),
  ]);
  return showReceivedReport(report, contact);
};
