import * as z from "zod";
import type { PaymentWebhookEnv } from "#lambdas/points/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { allowSettling } from "./allow-settling.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { alarmPeriod } from "#lib/platform/constructs/alarm.ts";
import type { FunctionDefaults } from "#lib/platform/constructs/feature-function.ts";

/** Raises an alarm when any function finds a payment that does not match its purchase. */
const ringOnTrouble = (scope: Construct, { alarms, settings }: FunctionDefaults): void => {
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

/** Receives payment events and turns payments into points. It has no key to the payment service's API. */
export const paymentWebhook: FunctionRecord<z.input<typeof PaymentWebhookEnv>> = {
  name: "payment-webhook",
  entry: "lambdas/points/webhook/handler.ts",
  errorImpact: "A person who has paid may wait for their points, until the payment service tries again.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PAYMENTS_WEBHOOK_SECRET: resources.secrets.paymentsWebhook,
  }),
  rights: (fn, resources) => {
    allowSettling(fn, resources);
    resources.table.allow(fn, ["PutItem"], [partition.paymentEvent]);
    resources.table.allow(fn, ["GetItem"], [partition.payment]);
  },
  binding: (_fn, { defaults }, scope) => {
    ringOnTrouble(scope, defaults);
  },
};
