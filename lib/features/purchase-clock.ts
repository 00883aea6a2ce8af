import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { PurchaseClockEnv } from "#lambdas/purchases/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { ScheduledJob } from "#lib/constructs/scheduled-job.ts";
import { type ApiParts } from "#lib/features/api-environment.ts";
import { paymentsUrl } from "#lib/features/payments-url.ts";

type Parts = ApiParts & { readonly siteOrigin: string };

/** Asks every hour for payments whose end nobody has told us, and goes on with refunds that were interrupted. */
export const purchaseClockFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { secrets, siteOrigin, table, workshop } = parts;
  const job = new FeatureFunction<z.input<typeof PurchaseClockEnv>>(scope, "PurchaseClockFunction", {
    workshop,
    name: "purchase-clock",
    errorImpact: "Somebody who has paid may have no points, or waits for money that is theirs.",
    timeout: Duration.minutes(10),
    environment: {
      TABLE_NAME: table.name,
      PAYMENTS_URL: paymentsUrl(workshop, siteOrigin),
      PAYMENTS_API_KEY: secrets.paymentsKey,
    },
  });
  new ScheduledJob(scope, "PurchaseClock", {
    job,
    schedule: ScheduleExpression.cron({ minute: "20", timeZone: TimeZone.of("Europe/Stockholm") }),
    description: "Settles payments and refunds that were left open",
    alarms: workshop.alarms,
    errorImpact:
      "Open payments and refunds were given up for this hour after every retry. The log names them.",
  });
  table.allow(job, { actions: ["Query"], partitions: ["PURCHASES#UNSETTLED"], index: "gsi2" });
  table.allow(job, { actions: ["GetItem", "UpdateItem"], partitions: ["PURCHASE#*", "RECEIPTCOUNTER#*"] });
  table.allow(job, { actions: ["GetItem", "PutItem", "UpdateItem"], partitions: ["USER#*"] });
  table.allow(job, { actions: ["PutItem"], partitions: ["RECEIPTS#*"] });
  table.allow(job, { actions: ["GetItem", "UpdateItem", "DeleteItem"], partitions: ["CAMPAIGN#*"] });
  return job;
};
