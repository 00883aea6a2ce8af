import { loggerOf } from "#lambdas/http/logger.ts";
import { PurchaseClockEnv } from "#lambdas/purchases/env.ts";
import { troubleReporter } from "#lambdas/purchases/report-trouble.ts";
import {
  type ClockWorld,
  type Settlements,
  settleOpenPurchases,
} from "#lambdas/purchases/settle-open-purchases.ts";
import { stripePayments } from "#lambdas/purchases/stripe-payments.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = PurchaseClockEnv.parse(process.env);
const logger = loggerOf("purchase-clock");
const world: ClockWorld = {
  table: openTable(env.TABLE_NAME, system),
  system,
  payments: stripePayments({ url: env.PAYMENTS_URL, apiKey: env.PAYMENTS_API_KEY }),
  reportTrouble: troubleReporter(logger, () => system.now()),
  reportFailure: (purchaseId, error) =>
    logger.error("A purchase could not be settled", {
      purchaseId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. */
export const handler = async (): Promise<Settlements> => {
  const settlements = await settleOpenPurchases(world);
  logger.info("Purchases were settled", settlements);
  // So that it is tried again, and that the alarm rings.
  if (settlements.failed > 0) throw new Error("Some purchases could not be settled");
  return settlements;
};
