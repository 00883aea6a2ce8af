import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { type Matches, findMatches } from "./find-matches.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("match-thefts");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: failureReporter(logger, "A stolen bike could not be compared", "theftId"),
};

export const handler = async (): Promise<Matches> => {
  const matches = await findMatches(context);
  logger.info("Stolen bikes compared with the register", matches);
  // Failing makes Lambda retry and triggers the alarm.
  if (matches.failed > 0) throw new Error("Some stolen bikes could not be compared");
  return matches;
};
