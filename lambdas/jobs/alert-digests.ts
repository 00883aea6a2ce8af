import { type Digests, sendDigests } from "#lambdas/alerts/send-digests.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { ProofEnv } from "./env.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("alert-digests");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: (userId: string, error: unknown): void =>
    logger.error("A digest could not be written", {
      userId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<Digests> => {
  const digests = await sendDigests(context);
  logger.info("People were told what is new in the searches they watch", digests);
  // So that it is tried again, and that the alarm rings.
  if (digests.failed > 0) throw new Error("Some digests could not be written");
  return digests;
};
