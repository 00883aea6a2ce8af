import { KMSClient } from "@aws-sdk/client-kms";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { CheckReceiptsEnv } from "#lambdas/platform/jobs/env.ts";
import { s3EvidenceReader } from "#lambdas/people/signatures/aws-evidence.ts";
import { system } from "#lambdas/platform/system.ts";
import { kmsSealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { proveReceipts, type ReceiptsProof } from "#lambdas/ownership/transfers/receipts/prove-receipts.ts";

const serviceName = "check-receipts";
const env = CheckReceiptsEnv.parse(process.env);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });
const context = {
  table: openTable(env.TABLE_NAME, system),
  evidence: s3EvidenceReader(env.SIGNATURES_BUCKET),
  sealer: kmsSealer(new KMSClient({}), env.SEAL_KEY_ID, "receipt"),
  system,
};

export const handler = async (): Promise<ReceiptsProof> => {
  const { receipts, faults } = await proveReceipts({
    ...context,
    report: (fault) => logger.error("A receipt is not what was signed", fault),
  });
  logger.info("Receipts were compared with what was signed", { receipts, faults });
  metrics.addMetric("FalseReceipt", MetricUnit.Count, faults);
  metrics.publishStoredMetrics();
  return { receipts, faults };
};
