import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { reconcileTonight } from "./reconcile.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const serviceName = "reconcile-ledger";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

const proveReceipts = async (): Promise<number> => {
  const { receipts, faults } = await checkReceipts(table);
  for (const fault of faults) logger.error("A receipt is not what it should be", fault);
  logger.info("Receipts were compared with purchases and ledgers", { receipts, faults: faults.length });
  metrics.addMetric("ReceiptFault", MetricUnit.Count, faults.length);
  return faults.length;
};

type Proof = { readonly balances: number; readonly mismatches: number; readonly faults: number };

/** Of Lambda's fifteen minutes; the rest is for the receipts. */
const ledgersMilliseconds = 10 * 60_000;

/** Logs accounts by their id alone. */
export const handler = async (): Promise<Proof> => {
  const began = system.now();
  const { balances, mismatches } = await reconcileTonight(
    table,
    began,
    () => system.now().getTime() < began.getTime() + ledgersMilliseconds,
  );
  for (const mismatch of mismatches) logger.error("A balance is not the sum of its ledger", mismatch);
  logger.info("Balances were compared with their ledgers", { balances, mismatches: mismatches.length });
  metrics.addMetric("LedgerMismatch", MetricUnit.Count, mismatches.length);
  const faults = await proveReceipts();
  metrics.publishStoredMetrics();
  return { balances, mismatches: mismatches.length, faults };
};
