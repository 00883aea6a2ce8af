import type { FunctionDefaults, FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type * as z from "zod";
import type { PurchasesEnv, PaymentWebhookEnv, SettlePurchasesEnv } from "#lambdas/points/env.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import { companyOf } from "#lib/platform/company.ts";
import type { Resources } from "#lib/platform/resources.ts";
import { partition, list } from "#lambdas/platform/table/partitions.ts";
import type { FunctionRecord, JobRecord } from "#lib/platform/function-record.ts";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { alarmPeriod } from "#lib/platform/constructs/alarm.ts";
import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";

/** Defaults to the local payment simulator. */
const paymentsUrl = ({ settings }: FunctionDefaults, siteOrigin: string): string =>
  settings.paymentsUrl ?? `${siteOrigin}/_local/stripe`;

export const purchasesEnvironment = (resources: Resources): z.input<typeof PurchasesEnv> => {
  const { defaults, mail, secrets, siteOrigin } = resources;
  const seller = companyOf(defaults.settings);
  return {
    ...apiEnvironment(resources),
    CURSOR_SECRET: secrets.cursor,
    RECEIPT_SECRET: secrets.receipt,
    PAYMENTS_URL: paymentsUrl(defaults, siteOrigin),
    PAYMENTS_API_KEY: secrets.paymentsKey,
    SITE_ORIGIN: siteOrigin,
    SELLER_NAME: seller.name,
    SELLER_ORGANISATION_NUMBER: seller.organisationNumber,
    SELLER_ADDRESS: seller.address,
    SUPPORT_EMAIL: mail.support,
    SELLER_BANKGIRO: seller.bankgiro ?? "",
  };
};

/** Grants all that ending a payment writes: purchase, points, receipt, campaign code and notification. */
const allowSettling = (fn: FeatureFunction, { table }: Pick<Resources, "table">): void => {
  table.allow(fn, ["GetItem", "UpdateItem"], [partition.purchase, partition.receiptCounter]);
  table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  table.allow(fn, ["PutItem"], [partition.receipts]);
  table.allow(fn, ["PutItem", "Query"], [partition.payment]);
  table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.campaign]);
};

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

/** Settles hourly the payments whose events never came, and resumes interrupted refunds. */
export const settlePurchases: JobRecord<z.input<typeof SettlePurchasesEnv>> = {
  name: "settle-purchases",
  entry: "lambdas/points/purchases/settle-purchases.job.ts",
  errorImpact: "Someone who has paid may have no points, or waits for money that is theirs.",
  timeout: Duration.minutes(10),
  environment: ({ secrets, siteOrigin, table, defaults }) => ({
    TABLE_NAME: table.name,
    STAGE: defaults.settings.stage,
    PAYMENTS_URL: paymentsUrl(defaults, siteOrigin),
    PAYMENTS_API_KEY: secrets.paymentsKey,
  }),
  rights: (fn, resources) => {
    allowSettling(fn, resources);
    resources.table.allow(fn, ["UpdateItem"], [partition.store]);
    resources.table.allowQuerying(fn, [list.unsettledPurchases, list.unpaidInvoices]);
  },
  binding: (fn, { schedules }) => {
    schedules.add("SettlePurchases", {
      every: Duration.hours(1),
      job: fn,
      schedule: ScheduleExpression.cron({ minute: "20", timeZone: TimeZone.of("Europe/Stockholm") }),
      description: "Settles payments and refunds that were left open",
    });
  },
};
