import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { SettlePurchasesEnv } from "#lambdas/points/env.ts";
import { list } from "#lambdas/platform/table/partitions.ts";
import { allowSettling } from "./allow-settling.ts";
import { paymentsUrl } from "./payments-url.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";

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
    resources.table.allowQuerying(fn, [list.unsettledPurchases]);
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
