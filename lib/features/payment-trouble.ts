import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { metricsNamespace } from "#contract/metrics.ts";
import { alarmPeriod } from "#lib/constructs/alarm.ts";
import type { FunctionDefaults } from "#lib/constructs/feature-function.ts";

/** Rings where any function has met a payment that does not fit what was bought. */
export const ringOnTrouble = (scope: Construct, { alarms, settings }: FunctionDefaults): void => {
  const trouble = new Metric({
    namespace: metricsNamespace(settings.stage),
    metricName: "PaymentTrouble",
    statistic: "sum",
    period: alarmPeriod,
  });
  alarms.whenAboveZero(scope, "PaymentTroubleAlarm", trouble, {
    impact:
      "A payment does not fit what was bought, or was given back elsewhere: money and points may not agree. The log names the purchase.",
    page: "payments",
  });
};
