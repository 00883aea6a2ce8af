import { loggerOf } from "#lambdas/http/logger.ts";
import { ProofEnv } from "#lambdas/jobs/env.ts";
import { type Matches, findMatches } from "#lambdas/matches/find-matches.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("match-thefts");
const world = {
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
  const matches = await findMatches(world);
  logger.info("Stolen bikes were looked for in the register", matches);
  // So that it is tried again, and that the alarm rings.
  if (matches.failed > 0) throw new Error("Some stolen bikes could not be looked for");
  return matches;
};
