import type * as z from "zod";
import type { PaymentWebhookEnv } from "#lambdas/points/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { allowSettling } from "#lib/features/allow-settling.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import { ringOnTrouble } from "#lib/features/payment-trouble.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Hears what the payment service tells, and turns payments into points. It can ask it for nothing. */
export const paymentWebhook: FunctionRecord<z.input<typeof PaymentWebhookEnv>> = {
  name: "payment-webhook",
  entry: "lambdas/points/purchases/webhook-handler.ts",
  errorImpact: "A person who has paid may wait for their points, until the payment service tries again.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PAYMENTS_WEBHOOK_SECRET: resources.secrets.paymentsWebhook,
  }),
  rights: (fn, resources) => {
    allowSettling(fn, resources);
    resources.table.allow(fn, ["PutItem"], [partition.paymentEvent]);
  },
  binding: (_fn, { defaults }, scope) => {
    ringOnTrouble(scope, defaults);
  },
};
