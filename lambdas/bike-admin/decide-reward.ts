import { swedishDate } from "#contract/calendar-date.ts";
import type { AdminFoundReport } from "#contract/admin-found-reports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { BikeAdminWorld } from "#lambdas/bike-admin/bike-admin-world.ts";
import { showFoundReports } from "#lambdas/bike-admin/show-found-report.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { payWrites, refuseWrites } from "#lambdas/rewards/settle-reward.ts";
import { auditOf } from "#lambdas/table/audit.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { FoundReportItem, RewardItem } from "#lambdas/table/items/found-report.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

type One = { readonly bikeId: string; readonly reportId: string };
type Decision = { readonly decision: "pay" } | { readonly decision: "refuse"; readonly reason: string };

const attempt = async (
  { table, system }: BikeAdminWorld,
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
  const line = { subject: reportId, by: adminId, action, at: now.toISOString() } as const;
  await table.transact([...writes, auditOf(system, line)]);
  return report;
};

/** Pays or refuses the points for a find, and writes down who decided. Held ones can be refused until they are paid. */
export const decideReward = async (
  world: BikeAdminWorld,
  adminId: string,
  one: One,
  decision: Decision,
): Promise<AdminFoundReport> => {
  try {
    const report = await untilFresh(world.system, () => attempt(world, adminId, one, decision));
    const [shown] = await showFoundReports(world.table, [report]);
    if (!shown) throw new ProblemError("found-report-not-found");
    return shown;
  } catch (error) {
    // It is the finder's account that is closed, not the administrator's.
    if (failedWith(error, "account-closed")) throw new ProblemError("conflict-try-again");
    throw error;
  }
};
