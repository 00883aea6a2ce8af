import { swedishDate } from "#contract/calendar-date.ts";
import type { FoundDecision, ReceivedFoundReport } from "#contract/found-reports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { FoundWorld } from "#lambdas/found-reports/found-world.ts";
import { findersNote } from "#lambdas/found-reports/finders-note.ts";
import { moveWrite, moved } from "#lambdas/found-reports/report-state.ts";
import { showReceivedReport } from "#lambdas/found-reports/show-report.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { promiseReward } from "#lambdas/rewards/promise-reward.ts";
import { type Action, remove, update } from "#lambdas/table/actions.ts";
import { FoundContactItem, FoundReportItem } from "#lambdas/table/items/found-report.ts";
import { TheftItem } from "#lambdas/table/items/theft.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

export type DecideFoundReport = {
  readonly userId: string;
  readonly bikeId: string;
  readonly reportId: string;
  readonly decision: FoundDecision;
};

/** The theft keeps who has found the bike. Whoever ends it at the same time meets that: one of the two comes second and promises the points. */
const confirmWrites = async (
  { table, system }: FoundWorld,
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

/** Whoever was rejected may have seen another bike and can report again. */
const rejectWrites = ({ bikeId, theftId, finder }: FoundReportItem): Action[] => [
  remove(keys.finder(bikeId, theftId, finder)),
];

const attempt = async (
  world: FoundWorld,
  { userId, bikeId, reportId, decision }: DecideFoundReport,
): Promise<FoundReportItem> => {
  const { table, system } = world;
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
    ...(decision.decision === "confirm" ? await confirmWrites(world, after) : rejectWrites(after)),
    ...findersNote(after, `report-${after.state}`, system),
  ]);
  return after;
};

/** Takes the owner's word on whether somebody has really found the bike. */
export const decideFoundReport = async (
  world: FoundWorld,
  input: DecideFoundReport,
): Promise<ReceivedFoundReport> => {
  const { table, system } = world;
  const [report, contact] = await Promise.all([
    untilFresh(system, () => attempt(world, input)),
    table.get(keys.foundContact(input.bikeId, input.reportId), FoundContactItem),
  ]);
  return showReceivedReport(report, contact);
};
