import { paymentWebhookRoutes } from "#contract/purchase-receipts.ts";
import { api } from "#lambdas/http/api.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { PaymentWebhookEnv } from "#lambdas/purchases/env.ts";
import { hearPaymentEvent } from "#lambdas/purchases/hear-payment-event.ts";
import type { SettlementWorld } from "#lambdas/purchases/purchases-world.ts";
import { troubleReporter } from "#lambdas/purchases/report-trouble.ts";
import { openSigned } from "#lambdas/purchases/stripe-signature.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = PaymentWebhookEnv.parse(process.env);
const logger = loggerOf("payment-webhook");
const world: SettlementWorld = {
  table: openTable(env.TABLE_NAME, system),
  system,
  reportTrouble: troubleReporter(logger, () => system.now()),
};

export const handler = api(
  paymentWebhookRoutes,
  {
    paymentEvent: async ({ signed }) => {
      await hearPaymentEvent(world, await openSigned(signed, env.PAYMENTS_WEBHOOK_SECRET, system.now()));
      return {};
    },
  },
  { originSecret: env.ORIGIN_SECRET, logger },
);
