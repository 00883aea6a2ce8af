import { metricsNamespace } from "#contract/metrics.ts";
import type { Logger } from "#lambdas/shared/http/logger.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";

/** Writes a line that CloudWatch makes a metric of, and an alarm rings. */
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
