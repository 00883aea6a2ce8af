import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { findDrift } from "./find-drift.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const serviceName = "check-postings";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

export const handler = async (): Promise<{ bikes: number; drifts: number }> => {
  const { bikes, drifts } = await findDrift({ table, system });
  for (const drift of drifts) logger.error("Searches show a bike wrongly", drift);
  logger.info("Bikes compared with search lists", { bikes, drifts: drifts.length });
  metrics.addMetric("PostingDrift", MetricUnit.Count, drifts.length);
  metrics.publishStoredMetrics();
  return { bikes, drifts: drifts.length };
};
