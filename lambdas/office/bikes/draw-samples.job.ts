import { drawSamples } from "./draw-samples.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("draw-samples");
const table = openTable(env.TABLE_NAME, system);

export const handler = async (): Promise<{ looked: number; drawn: number }> => {
  const count = await drawSamples({ table, system });
  logger.info("Bikes drawn for a second look", count);
  return count;
};
