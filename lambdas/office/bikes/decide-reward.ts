import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { showFoundReports } from "./show-found-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { approveWrites, refuseWrites, takeBackWrites } from "#lambdas/thefts/rewards/settle-reward.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type ReportKey = { readonly bikeId: string; readonly reportId: string };
type Decision =
  | { readonly decision: "pay" }
  | { readonly decision: "refuse" | "take-back"; readonly reason: string };

const outcomes = {
  pay: { action: "reward-paid", writes: approveWrites },
  refuse: { action: "reward-refused", writes: refuseWrites },
  "take-back": { action: "reward-taken-back", writes: takeBackWrites },
} as const;

const attempt = async (
  { table, system }: BikeAdminContext,
  adminId: string,
  { bikeId, reportId }: ReportKey,
  decision: Decision,
): Promise<FoundReportItem> => {
  const report = await table.get(keys.foundReport(bikeId, reportId), FoundReportItem);
  if (!report) throw new ProblemError("found-report-not-found");
  const reward = await table.get(keys.reward(bikeId, report.theftId), RewardItem);
  if (reward?.reportId !== reportId) throw new ProblemError("reward-not-under-review");
  if (reward.finderId === adminId) throw new ProblemError("forbidden");
  const now = system.now();
  const reason = decision.decision === "pay" ? "" : hidePersonalNumbers(decision.reason, swedishDate(now));
  const { action, writes } = outcomes[decision.decision];
  const person = decision.decision === "take-back" ? { person: reward.finderId, reason } : {};
  const line = { subject: reportId, bike: bikeId, ...person, by: adminId, action, at: now.toISOString() };
  const claim = endClaim({ queue: "rewards", caseId: reportId }, adminId, now);
  const settled = await writes({ table, system }, reward, { decidedBy: adminId, reason });
  await table.transact([...settled, ...auditWrites(system, line), claim]);
  return report;
};

/** Logs who decided. Points on hold can be refused until they are paid. */
export const decideReward = async (
  context: BikeAdminContext,
  adminId: string,
  one: ReportKey,
  decision: Decision,
): Promise<AdminFoundReport> => {
  const report = await retryOnConflict(context.system, () => attempt(context, adminId, one, decision));
  const [shown] = await showFoundReports(context.table, [report]);
  if (!shown) throw new ProblemError("found-report-not-found");
  return shown;
};
