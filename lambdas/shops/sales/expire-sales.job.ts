import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { endUnanswered } from "#lambdas/shops/applications/applications/end-unanswered.ts";
import { type Expiries, expireSales } from "./expire-sales.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("expire-sales");
const table = openTable(env.TABLE_NAME, system);
const reportFailure = failureReporter(logger, "A waiting sale or application could not be processed", "id");

export const handler = async (): Promise<Expiries> => {
  const outcome = await expireSales({ table, system, reportFailure });
  const failed = await endUnanswered({ ...system, table, reportFailure });
  logger.info("Waiting sales were processed", outcome);
  // Failing makes Lambda retry and triggers the alarm.
  if (outcome.failed + failed > 0) throw new Error("Some sales or applications could not be processed");
  return outcome;
};
