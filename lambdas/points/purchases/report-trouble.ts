import { metricsNamespace } from "#contract/platform/metrics.ts";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";

/** Logs a CloudWatch metric that sounds an alarm. */
export const troubleReporter =
  (logger: Logger, now: () => Date, stage: string): SettlementContext["reportTrouble"] =>
  (trouble, purchaseId) =>
    logger.error("Money and points may not agree", {
      trouble,
      purchaseId,
      PaymentTrouble: 1,
      _aws: {
        Timestamp: now().getTime(),
        CloudWatchMetrics: [
          {
            Namespace: metricsNamespace(stage),
            Dimensions: [[]],
            Metrics: [{ Name: "PaymentTrouble", Unit: "Count" }],
          },
        ],
      },
    });
