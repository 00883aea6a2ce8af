import type { OwnFoundReport, ReceivedFoundReport } from "#contract/found-reports.ts";
import { rewardStateOf } from "#lambdas/shared/finder-rewards/reward-state.ts";
import type {
  FoundContactItem,
  FoundReportItem,
  RewardItem,
} from "#lambdas/shared/table/items/found-report.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";

type Known = { readonly reward?: RewardItem | undefined; readonly theft?: TheftItem | undefined };

/** A report as its finder follows it. */
export const showOwnReport = (report: FoundReportItem, known: Known = {}): OwnFoundReport => {
  const reward = rewardStateOf(report, known);
  return {
    id: report.id,
    bikeId: report.bikeId,
    bike: report.bike,
    state: report.state,
    reward,
    paidFrom: reward === "held" ? known.reward?.dueAt : undefined,
    location: report.location,
    reportedAt: report.reportedAt,
    decidedAt: report.decidedAt,
    thanks: report.state === "confirmed" ? known.theft?.recovery?.thanks : undefined,
  };
};

/** A report as the bike's owner reads it. */
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
