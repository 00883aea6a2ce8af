import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { expireReports } from "./expire-reports.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { payDueRewards } from "#lambdas/thefts/rewards/pay-due-rewards.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("expire-found-reports");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: failureReporter(logger, "A find or reward failed", "subject"),
};

export const handler = async (): Promise<{ expired: number; settled: number }> => {
  const reports = await expireReports(context);
  const rewards = await payDueRewards(context);
  logger.info("Finds and rewards processed", { reports, rewards });
  // Failing makes Lambda retry and triggers the alarm.
  if (reports.failed + rewards.failed > 0) throw new Error("Some finds or rewards failed");
  return { expired: reports.expired, settled: rewards.settled };
};
