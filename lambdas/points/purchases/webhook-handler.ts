import { paymentWebhookRoutes } from "#contract/points/receipts.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { PaymentWebhookEnv } from "#lambdas/points/env.ts";
import { handlePaymentEvent } from "./handle-payment-event.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { troubleReporter } from "./report-trouble.ts";
import { openSigned } from "./stripe-signature.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

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
