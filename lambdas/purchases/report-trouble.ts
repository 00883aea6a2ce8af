import type { Logger } from "#lambdas/http/logger.ts";
import type { SettlementWorld } from "#lambdas/purchases/purchases-world.ts";

/** Writes a line that CloudWatch makes a metric of, and an alarm rings. */
export const troubleReporter =
  (logger: Logger, now: () => Date): SettlementWorld["reportTrouble"] =>
  (trouble, purchaseId) =>
    logger.error("Money and points may not agree", {
      trouble,
      purchaseId,
      PaymentTrouble: 1,
      _aws: {
        Timestamp: now().getTime(),
        CloudWatchMetrics: [
          {
            Namespace: "Cykelregistret",
            Dimensions: [[]],
            Metrics: [{ Name: "PaymentTrouble", Unit: "Count" }],
          },
        ],
      },
    });
