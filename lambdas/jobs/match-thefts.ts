import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { ProofEnv } from "#lambdas/jobs/env.ts";
import { type Matches, findMatches } from "#lambdas/shared/theft-matches/find-matches.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("match-thefts");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportFailure: (theftId: string, error: unknown): void =>
    logger.error("A stolen bike could not be looked for", {
      theftId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<Matches> => {
  const matches = await findMatches(context);
  logger.info("Stolen bikes were looked for in the register", matches);
  // So that it is tried again, and that the alarm rings.
  if (matches.failed > 0) throw new Error("Some stolen bikes could not be looked for");
  return matches;
};
