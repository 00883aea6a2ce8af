import { expireReports } from "#lambdas/found-reports/expire-reports.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { ProofEnv } from "./env.ts";
import { payDueRewards } from "#lambdas/shared/finder-rewards/pay-due-rewards.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("expire-found-reports");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: (subject: string, error: unknown): void =>
    logger.error("A find could not be settled", {
      subject,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<{ expired: number; settled: number }> => {
  const reports = await expireReports(context);
  const rewards = await payDueRewards(context);
  logger.info("Finds were settled", { reports, rewards });
  // So that it is tried again, and that the alarm rings.
  if (reports.failed + rewards.failed > 0) throw new Error("Some finds could not be settled");
  return { expired: reports.expired, settled: rewards.settled };
};
