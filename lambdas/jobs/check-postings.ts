import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/metrics.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { ProofEnv } from "#lambdas/jobs/env.ts";
import { findDrift } from "#lambdas/shared/search-index/find-drift.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const serviceName = "check-postings";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

/** Runs by the clock. */
export const handler = async (): Promise<{ bikes: number; drifts: number }> => {
  const { bikes, drifts } = await findDrift({ table, system });
  for (const drift of drifts) logger.error("Searches do not show a bike as it is", drift);
  logger.info("Bikes were compared with the lists of searches", { bikes, drifts: drifts.length });
  metrics.addMetric("PostingDrift", MetricUnit.Count, drifts.length);
  metrics.publishStoredMetrics();
  return { bikes, drifts: drifts.length };
};
