import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { SettlePurchasesEnv } from "#lambdas/points/env.ts";
import { troubleReporter } from "./report-trouble.ts";
import { remindOverdue } from "./remind-overdue.ts";
import { type ClockContext, type Settlements, settleOpenPurchases } from "./settle-open-purchases.ts";
import { stripePayments } from "./stripe-payments.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = SettlePurchasesEnv.parse(process.env);
const logger = loggerOf("settle-purchases");
const context: ClockContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  payments: stripePayments({ url: env.PAYMENTS_URL, apiKey: env.PAYMENTS_API_KEY }),
  reportTrouble: troubleReporter(logger, () => system.now(), env.STAGE),
  reportFailure: failureReporter(logger, "A purchase could not be settled", "purchaseId"),
};

export const handler = async (): Promise<Settlements> => {
  const settlements = await settleOpenPurchases(context);
  const reminded = await remindOverdue(context);
  logger.info("Purchases were settled", { ...settlements, reminded });
  // Failing makes Lambda retry and sounds the alarm.
  if (settlements.failed > 0) throw new Error("Some purchases could not be settled");
  return settlements;
};
