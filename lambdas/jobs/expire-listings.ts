import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { ProofEnv } from "./env.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { type ListingExpiries, expireListings } from "#lambdas/listings/expire-listings.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("expire-listings");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: (listingId: string, error: unknown): void =>
    logger.error("An ad could not be looked at", {
      listingId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<ListingExpiries> => {
  const outcome = await expireListings(context);
  logger.info("Ads were looked at", outcome);
  // So that it is tried again, and that the alarm rings.
  if (outcome.failed > 0) throw new Error("Some ads could not be looked at");
  return outcome;
};
