import { drawSamples } from "./draw-samples.ts";
import { drawAccesses } from "#lambdas/office/people/access/draw-accesses.ts";
import type { Drawn } from "#lambdas/office/samples/draw.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ProofEnv.parse(process.env);
const logger = loggerOf("draw-samples");
const table = openTable(env.TABLE_NAME, system);

export const handler = async (): Promise<{ bikes: Drawn; accesses: Drawn }> => {
  const bikes = await drawSamples({ table, system });
  const accesses = await drawAccesses({ table, system });
  logger.info("Bikes and accesses drawn for a second look", { bikes, accesses });
  return { bikes, accesses };
};
