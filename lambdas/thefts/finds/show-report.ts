import type { OwnFoundReport, ReceivedFoundReport } from "#contract/thefts/found-reports.ts";
import { type RewardContext, rewardStateOf } from "#lambdas/thefts/rewards/reward-state.ts";
import type { FoundContactItem, FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { proveBy } from "#lambdas/thefts/rewards/rules.ts";

type Known = RewardContext & { readonly isUnproved?: boolean };

export const showOwnReport = (report: FoundReportItem, known: Known = {}): OwnFoundReport => {
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
