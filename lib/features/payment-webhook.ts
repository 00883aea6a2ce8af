import type { Construct } from "constructs";
import type * as z from "zod";
import type { PaymentWebhookEnv } from "#lambdas/purchases/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";
import { ringOnTrouble } from "#lib/features/payment-trouble.ts";

/** Hears what the payment service tells, and turns payments into points. It can ask it for nothing. */
export const paymentWebhookFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { secrets, table, workshop } = parts;
  const webhook = new FeatureFunction<z.input<typeof PaymentWebhookEnv>>(scope, "PaymentWebhookFunction", {
    workshop,
    name: "payment-webhook",
    errorImpact: "Whoever has paid may wait for their points, until the payment service tries again.",
    environment: { ...apiEnvironment(parts), PAYMENTS_WEBHOOK_SECRET: secrets.paymentsWebhook },
  });
  table.allow(webhook, {
    actions: ["GetItem", "UpdateItem"],
    partitions: ["PURCHASE#*", "RECEIPTCOUNTER#*"],
  });
  table.allow(webhook, { actions: ["GetItem", "PutItem", "UpdateItem"], partitions: ["USER#*"] });
  table.allow(webhook, { actions: ["PutItem"], partitions: ["RECEIPTS#*", "PAYMENTEVENT#*"] });
  table.allow(webhook, { actions: ["GetItem", "UpdateItem", "DeleteItem"], partitions: ["CAMPAIGN#*"] });
  ringOnTrouble(scope, workshop);
  return webhook;
};
