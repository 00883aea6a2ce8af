import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { SettlePurchasesEnv } from "#lambdas/points/env.ts";
import { list } from "#lambdas/shared/table/partitions.ts";
import { allowSettling } from "./allow-settling.ts";
import { paymentsUrl } from "./payments-url.ts";
import type { JobRecord } from "./function-record.ts";

/** Asks every hour for payments whose end nobody has told us, and goes on with refunds that were interrupted. */
export const settlePurchases: JobRecord<z.input<typeof SettlePurchasesEnv>> = {
  name: "settle-purchases",
  entry: "lambdas/jobs/settle-purchases.ts",
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
  binding: (fn, { clock }) => {
    clock.start("SettlePurchases", {
      every: Duration.hours(1),
      job: fn,
      schedule: ScheduleExpression.cron({ minute: "20", timeZone: TimeZone.of("Europe/Stockholm") }),
      description: "Settles payments and refunds that were left open",
    });
  },
};
