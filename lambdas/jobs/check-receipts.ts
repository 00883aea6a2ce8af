import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/metrics.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { CheckReceiptsEnv } from "#lambdas/jobs/env.ts";
import { s3EvidenceReader } from "#lambdas/shared/signatures/aws-evidence.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { proveReceipts, type ReceiptsProof } from "#lambdas/transfers/receipts/prove-receipts.ts";

const serviceName = "check-receipts";
const env = CheckReceiptsEnv.parse(process.env);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });
const context = {
  table: openTable(env.TABLE_NAME, system),
  evidence: s3EvidenceReader(env.SIGNATURES_BUCKET),
  system,
};

/** Runs by the clock. Receipts are logged by their numbers alone. */
export const handler = async (): Promise<ReceiptsProof> => {
  const { receipts, faults } = await proveReceipts({
    ...context,
    report: (found) => logger.error("A receipt is not what was signed", found),
  });
  logger.info("Receipts were compared with what was signed", { receipts, faults });
  metrics.addMetric("FalseReceipt", MetricUnit.Count, faults);
  metrics.publishStoredMetrics();
  return { receipts, faults };
};
