import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { type Forgotten, forgetDeparted } from "./forget-departed.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("forget-departed");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: failureReporter(
    logger,
    "What was said and shown of a bike could not be forgotten",
    "bikeId",
  ),
};

export const handler = async (): Promise<Forgotten> => {
  const forgotten = await forgetDeparted(context);
  logger.info("Old conversations and receipts were forgotten", forgotten);
  // A failed run is retried and sets off the alarm.
  if (forgotten.failed > 0) throw new Error("Some conversations or receipts could not be forgotten");
  return forgotten;
};
