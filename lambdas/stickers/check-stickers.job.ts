import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { recountStock } from "./inventory/recount-stock.ts";
import { notifyDelays } from "#lambdas/stickers/orders/notify-delays.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { ProofEnv } from "#lambdas/platform/jobs/env.ts";

const serviceName = "check-stickers";
const env = ProofEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

type Checked = Readonly<Record<"pools" | "repaired" | "busy" | "failed" | "moved" | "delayed", number>>;

export const handler = async (): Promise<Checked> => {
  const outcomes = await recountStock({ table, system });
  const repaired = outcomes.filter(({ is }) => is === "repaired");
  for (const { pool, rolls, active } of repaired)
    logger.error("The stock of stickers was not what the codes say", { pool, rolls, active });
  const failed = outcomes.filter(({ is }) => is === "failed");
  for (const { pool, error } of failed) logger.error("A pool could not be counted", { pool, error });
  const delayed = await notifyDelays({ table, system });
  const checked = {
    pools: outcomes.length,
    repaired: repaired.length,
    busy: outcomes.filter(({ is }) => is === "busy").length,
    failed: failed.length,
    moved: outcomes.filter(({ wasMoved }) => wasMoved).length,
    delayed,
  };
  logger.info("Stickers were counted and orders looked at", checked);
  metrics.addMetric("StockMismatch", MetricUnit.Count, repaired.length);
  metrics.publishStoredMetrics();
  // Thrown last: the rest of the work is done, and failing sounds the alarm.
  if (failed.length > 0) throw new Error(`${failed.length} pools could not be counted`);
  return checked;
};
