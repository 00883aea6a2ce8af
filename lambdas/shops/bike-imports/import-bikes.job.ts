import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { workOnImports } from "./work-on-imports.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("import-bikes");

/** Milliseconds for the imports, and for imports and invitations together; the next run starts after a minute. */
const [forImports, inAll] = [40_000, 50_000];

export const handler = async (): Promise<void> => {
  let failed = 0;
  const reportFailure = (id: string, error: unknown): void => {
    failed += 1;
    logger.error("An import or a store's invitations could not be continued", {
      id,
      reason: error instanceof Error ? error.name : typeof error,
    });
  };
  const start = system.now().getTime();
  const until = { imports: new Date(start + forImports), all: new Date(start + inAll) };
  await workOnImports({ table: openTable(env.TABLE_NAME, system), system, reportFailure }, until);
  // Triggers the alarm; the next run tries again anyway.
  if (failed > 0) throw new Error("Some imports or invitations could not be continued");
};
