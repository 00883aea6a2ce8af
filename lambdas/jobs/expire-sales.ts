import { ProofEnv } from "./env.ts";
import { type Expiries, expireSales } from "#lambdas/sales/expire-sales.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("expire-sales");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: (saleId: string, error: unknown): void =>
    logger.error("A sale could not be looked at", {
      saleId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<Expiries> => {
  const outcome = await expireSales(context);
  logger.info("Sales were looked at", outcome);
  // So that it is tried again, and that the alarm rings.
  if (outcome.failed > 0) throw new Error("Some sales could not be looked at");
  return outcome;
};
