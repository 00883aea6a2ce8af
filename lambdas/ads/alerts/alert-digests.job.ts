import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { type Digests, sendDigests } from "./send-digests.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("alert-digests");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: failureReporter(logger, "A digest could not be written", "userId"),
};

export const handler = async (): Promise<Digests> => {
  const digests = await sendDigests(context);
  logger.info("People were told what is new in the searches they watch", digests);
  // Failing makes Lambda retry and triggers the alarm.
  if (digests.failed > 0) throw new Error("Some digests could not be written");
  return digests;
};
