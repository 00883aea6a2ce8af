import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { loggerOf } from "#lambdas/http/logger.ts";
import { ProofEnv } from "#lambdas/jobs/env.ts";
import { reconcile } from "#lambdas/ledger/reconcile.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const serviceName = "reconcile-ledger";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: "Cykelregistret", serviceName });

/** Runs by the clock. Accounts are logged by their id alone. */
export const handler = async (): Promise<{ balances: number; mismatches: number }> => {
  const { balances, mismatches } = await reconcile(table);
  for (const mismatch of mismatches) logger.error("A balance is not the sum of its ledger", mismatch);
  logger.info("Balances were compared with their ledgers", { balances, mismatches: mismatches.length });
  metrics.addMetric("LedgerMismatch", MetricUnit.Count, mismatches.length);
  metrics.publishStoredMetrics();
  return { balances, mismatches: mismatches.length };
};
