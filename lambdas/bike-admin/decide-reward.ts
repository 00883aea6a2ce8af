import { swedishDate } from "#contract/calendar-date.ts";
import type { AdminFoundReport } from "#contract/bike-admin-found-reports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { showFoundReports } from "#lambdas/bike-admin/show-found-report.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { payWrites, refuseWrites } from "#lambdas/shared/finder-rewards/settle-reward.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { FoundReportItem, RewardItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type One = { readonly bikeId: string; readonly reportId: string };
type Decision = { readonly decision: "pay" } | { readonly decision: "refuse"; readonly reason: string };

const attempt = async (
  { table, system }: BikeAdminContext,
  adminId: string,
  { bikeId, reportId }: One,
  decision: Decision,
): Promise<FoundReportItem> => {
  const report = await table.get(keys.foundReport(bikeId, reportId), FoundReportItem);
  if (!report) throw new ProblemError("found-report-not-found");
  const reward = await table.get(keys.reward(bikeId, report.theftId), RewardItem);
  if (reward?.reportId !== reportId) throw new ProblemError("reward-not-under-review");
  const now = system.now();
  const writes =
    decision.decision === "pay"
      ? await payWrites({ table, system }, reward, adminId)
      : await refuseWrites({ table, system }, reward, {
          decidedBy: adminId,
          reason: hidePersonalNumbers(decision.reason, swedishDate(now)),
        });
  const action = decision.decision === "pay" ? "reward-paid" : "reward-refused";
  const line = { subject: reportId, bike: bikeId, by: adminId, action, at: now.toISOString() } as const;
  const claim = endClaim({ queue: "rewards", caseId: reportId }, adminId, now);
  await table.transact([...writes, ...auditWrites(system, line), claim]);
  return report;
};

/** Pays or refuses the points for a find, and writes down who decided. Held ones can be refused until they are paid. */
export const decideReward = async (
  context: BikeAdminContext,
  adminId: string,
  one: One,
  decision: Decision,
): Promise<AdminFoundReport> => {
  try {
    const report = await untilFresh(context.system, () => attempt(context, adminId, one, decision));
    const [shown] = await showFoundReports(context.table, [report]);
    if (!shown) throw new ProblemError("found-report-not-found");
    return shown;
  } catch (error) {
    // It is the finder's account that is closed, not the administrator's.
    if (failedWith(error, "account-closed")) throw new ProblemError("conflict-try-again");
    throw error;
  }
};
