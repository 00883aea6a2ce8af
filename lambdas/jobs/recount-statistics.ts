import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/metrics.ts";
import { ProofEnv } from "#lambdas/jobs/env.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { recountSources } from "#lambdas/statistics/recounting/recount-sources.ts";
import { recountSums } from "#lambdas/statistics/recounting/recount-sums.ts";
import { system } from "#lambdas/system.ts";

const serviceName = "recount-statistics";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

/** Of the fifteen minutes there are; the rest is for the sums. */
const sourcesMilliseconds = 10 * 60_000;

type Proof = Readonly<Record<"seen" | "changed" | "repaired", number>> & { readonly isDone: boolean };

/** Runs by the clock. */
export const handler = async (): Promise<Proof> => {
  const until = system.now().getTime() + sourcesMilliseconds;
  const recounted = await recountSources({ table, system }, () => system.now().getTime() < until);
  const repaired = await recountSums({ table, system });
  for (const { key, numbers } of repaired)
    logger.error("Numbers were not the sum of what was counted", {
      key,
      numbers: Object.fromEntries([...numbers].filter(([, amount]) => amount !== 0)),
    });
  const proof = { ...recounted, repaired: repaired.length };
  logger.info("Statistics were counted again", proof);
  // What was written a moment ago is counted here before the stream comes to it: that is no fault.
  metrics.addMetric("StatisticsMismatch", MetricUnit.Count, proof.repaired);
  metrics.publishStoredMetrics();
  return proof;
};
