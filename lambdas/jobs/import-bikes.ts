import { ProofEnv } from "./env.ts";
import { workOnImports } from "#lambdas/bike-imports/work-on-imports.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("import-bikes");

/** Milliseconds of the minute until the next run: for lists, and with those who are written to. */
const [forImports, inAll] = [40_000, 50_000];

/** Runs by the clock. */
export const handler = async (): Promise<void> => {
  let failed = 0;
  const reportFailure = (id: string, error: unknown): void => {
    failed += 1;
    logger.error("A list of bikes could not be gone on with", {
      id,
      reason: error instanceof Error ? error.name : typeof error,
    });
  };
  const start = system.now().getTime();
  const until = { imports: new Date(start + forImports), all: new Date(start + inAll) };
  await workOnImports({ table: openTable(env.TABLE_NAME, system), system, reportFailure }, until);
  // So that the alarm rings; the next run tries again in any case.
  if (failed > 0) throw new Error("Some lists of bikes could not be gone on with");
};
