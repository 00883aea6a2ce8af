import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { type ListingExpiries, expireListings } from "./expire-listings.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("expire-listings");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: failureReporter(logger, "An ad could not be looked at", "listingId"),
};

export const handler = async (): Promise<ListingExpiries> => {
  const outcome = await expireListings(context);
  logger.info("Ads were looked at", outcome);
  // Failing makes Lambda retry and triggers the alarm.
  if (outcome.failed > 0) throw new Error("Some ads could not be looked at");
  return outcome;
};
