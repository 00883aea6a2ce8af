import { swedishDate } from "#contract/calendar-date.ts";
import type { FoundDecision, ReceivedFoundReport } from "#contract/found-reports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { FoundContext } from "./found-context.ts";
import { finderNotification } from "./finder-notification.ts";
import { moveWrite, moved } from "#lambdas/found-reports/report-state.ts";
import { showReceivedReport } from "#lambdas/found-reports/show-report.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { promiseReward } from "#lambdas/shared/finder-rewards/promise-reward.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import { FoundContactItem, FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

export type DecideFoundReport = {
  readonly userId: string;
  readonly bikeId: string;
  readonly reportId: string;
  readonly decision: FoundDecision;
};

/** The theft keeps who has found the bike. A person who ends it at the same time meets that: one of the two comes second and promises the points. */
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
    ...(rewarded ? await promiseReward(table, { ...theft, confirmed }, system.now()) : []),
  ];
};

/** A person who was rejected may have seen another bike and can report again. */
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
  if (before?.ownerId !== userId) throw new ProblemError("found-report-not-found");
  const now = system.now();
  const reason = decision.decision === "reject" ? decision.reason : undefined;
  const after = moved(before, decision.decision, {
    decidedAt: now.toISOString(),
    reason: reason && hidePersonalNumbers(reason, swedishDate(now)),
  });
  await table.transact([
    whileOpen(userId),
    moveWrite(before, after),
    ...(decision.decision === "confirm" ? await confirmWrites(context, after) : rejectWrites(after)),
    ...finderNotification(after, `report-${after.state}`, system),
  ]);
  return after;
};

/** Takes the owner's word on whether someone has really found the bike. */
export const decideFoundReport = async (
  context: FoundContext,
  input: DecideFoundReport,
): Promise<ReceivedFoundReport> => {
  const { table, system } = context;
  const [report, contact] = await Promise.all([
    untilFresh(system, () => attempt(context, input)),
    table.get(keys.foundContact(input.bikeId, input.reportId), FoundContactItem),
  ]);
  return showReceivedReport(report, contact);
};
