import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { recountSources } from "#lambdas/office/counting/recount/recount-sources.ts";
import { recountSums } from "#lambdas/office/counting/recount/recount-sums.ts";
import { system } from "#lambdas/platform/system.ts";

const serviceName = "recount-statistics";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

/** Of Lambda's fifteen minutes; the rest is for the sums. */
const sourcesMilliseconds = 10 * 60_000;

type Proof = Readonly<Record<"seen" | "changed" | "repaired", number>> & { readonly isDone: boolean };

export const handler = async (): Promise<Proof> => {
  const until = system.now().getTime() + sourcesMilliseconds;
  const recounted = await recountSources({ table, system }, () => system.now().getTime() < until);
  const repaired = await recountSums({ table, system });
  for (const { place, numbers } of repaired)
    logger.error("Numbers were not the sum of what was counted", {
      place,
      numbers: Object.fromEntries([...numbers].filter(([, amount]) => amount !== 0)),
    });
  const proof = { ...recounted, repaired: repaired.length };
  logger.info("Statistics were counted again", proof);
  // Not `changed`: the stream may be behind, which is no fault.
  metrics.addMetric("StatisticsMismatch", MetricUnit.Count, proof.repaired);
  metrics.publishStoredMetrics();
  return proof;
};
