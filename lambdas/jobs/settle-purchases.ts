import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { SettlePurchasesEnv } from "#lambdas/points/env.ts";
import { troubleReporter } from "#lambdas/points/purchases/report-trouble.ts";
import {
  type ClockContext,
  type Settlements,
  settleOpenPurchases,
} from "#lambdas/points/purchases/settle-open-purchases.ts";
import { stripePayments } from "#lambdas/points/purchases/stripe-payments.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = SettlePurchasesEnv.parse(process.env);
const logger = loggerOf("settle-purchases");
const context: ClockContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  payments: stripePayments({ url: env.PAYMENTS_URL, apiKey: env.PAYMENTS_API_KEY }),
  reportTrouble: troubleReporter(logger, () => system.now(), env.STAGE),
  reportFailure: (purchaseId, error) =>
    logger.error("A purchase could not be settled", {
      purchaseId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<Settlements> => {
  const settlements = await settleOpenPurchases(context);
  logger.info("Purchases were settled", settlements);
  // So that it is tried again, and that the alarm rings.
  if (settlements.failed > 0) throw new Error("Some purchases could not be settled");
  return settlements;
};
