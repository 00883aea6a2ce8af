import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ExpireTransfersEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { forgetsEvidence } from "#lambdas/people/signatures/aws-evidence.ts";
import { closeDisputes } from "#lambdas/ownership/transfers/disputes/close-disputes.ts";
import { type Expiries, expireTransfers } from "./expire-transfers.ts";
import { forgetEnded } from "./forget-ended.ts";

const env = ExpireTransfersEnv.parse(process.env);
const logger = loggerOf("expire-transfers");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  evidence: forgetsEvidence(env.SIGNATURES_BUCKET),
  reportFailure: (transferId: string, error: unknown): void =>
    logger.error("A transfer or a dispute could not be looked at", {
      transferId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

export const handler = async (): Promise<
  Expiries & { readonly forgotten: number; readonly closed: number }
> => {
  const expiries = await expireTransfers(context);
  const { forgotten, failed } = await forgetEnded(context);
  const disputes = await closeDisputes(context);
  const allFailed = expiries.failed + failed + disputes.failed;
  const outcome = { ...expiries, forgotten, closed: disputes.closed, failed: allFailed };
  logger.info("Transfers were looked at", outcome);
  // Failing makes Lambda retry and triggers the alarm.
  if (outcome.failed > 0) throw new Error("Some transfers could not be looked at");
  return outcome;
};
