import { paymentWebhookRoutes } from "#contract/points/receipts.ts";
import { api, type Signed } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { PaymentWebhookEnv } from "#lambdas/points/env.ts";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { troubleReporter } from "#lambdas/points/purchases/report-trouble.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import Stripe from "stripe";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** The maximum age of a signature in seconds, so that a captured event cannot be replayed later. */
const tolerance = 300;

/** Verifies and parses an event. Throws `webhook-refused` for a wrong or old signature. */
const openSigned = async ({ body, signature }: Signed, secret: string, now: Date): Promise<unknown> => {
  try {
    const at = now.getTime();
    return await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, at);
  } catch {
    throw new ProblemError("webhook-refused");
  }
};

const env = PaymentWebhookEnv.parse(process.env);
const logger = loggerOf("payment-webhook");
const context: SettlementContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportTrouble: troubleReporter(logger, () => system.now(), env.STAGE),
};

export const handler = api(
  paymentWebhookRoutes,
  {
    paymentEvent: async ({ signed }) => {
      await handlePaymentEvent(context, await openSigned(signed, env.PAYMENTS_WEBHOOK_SECRET, system.now()));
      return {};
    },
  },
  { originSecrets: env.ORIGIN_SECRETS, logger },
);
