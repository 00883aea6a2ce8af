import { type Forgotten, forgetDeparted } from "#lambdas/shared/bikes/forget-departed.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { ProofEnv } from "#lambdas/jobs/env.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("forget-departed");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: (bikeId: string, error: unknown): void =>
    logger.error("What was said and shown of a bike could not be forgotten", {
      bikeId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<Forgotten> => {
  const forgotten = await forgetDeparted(context);
  logger.info("Old conversations and receipts were forgotten", forgotten);
  // So that it is tried again, and that the alarm rings.
  if (forgotten.failed > 0) throw new Error("Some conversations or receipts could not be forgotten");
  return forgotten;
};
