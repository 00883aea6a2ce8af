import type { OwnFoundReport, ReceivedFoundReport } from "#contract/thefts/found-reports.ts";
import { rewardStateOf } from "#lambdas/thefts/rewards/reward-state.ts";
import type { FoundContactItem, FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { proveBy } from "#lambdas/thefts/rewards/rules.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";

type RewardContext = {
  readonly reward?: RewardItem | undefined;
  readonly theft?: TheftItem | undefined;
  readonly isUnproved?: boolean;
};

export const showOwnReport = (report: FoundReportItem, known: RewardContext = {}): OwnFoundReport => {
  const reward = rewardStateOf(report, known);
  const held = reward === "held" ? known.reward : undefined;
  return {
    id: report.id,
    bikeId: report.bikeId,
    bike: report.bike,
    state: report.state,
    reward,
    paidFrom: held?.dueAt,
    proveBy: known.isUnproved && held ? proveBy(held).toISOString() : undefined,
    location: report.location,
    reportedAt: report.reportedAt,
    decidedAt: report.decidedAt,
    thanks: report.state === "confirmed" ? known.theft?.recovery?.thanks : undefined,
  };
};

export const showReceivedReport = (
  report: FoundReportItem,
  contact: FoundContactItem | undefined,
): ReceivedFoundReport => ({
  id: report.id,
  bikeId: report.bikeId,
  state: report.state,
  finderName: report.finderName,
  location: report.location,
  description: report.description,
  contact: contact?.contact,
  reportedAt: report.reportedAt,
  decidedAt: report.decidedAt,
});
