import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type * as z from "zod";
import { entities } from "#lambdas/notifications/notifier/entities.ts";
import type { NotifierEnv } from "#lambdas/notifications/notifier/env.ts";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { StreamConsumer } from "#lib/platform/constructs/stream-consumer.ts";
import { allowTexting } from "./allow-texting.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { MailBouncesEnv } from "#lambdas/notifications/mail-bounces/env.ts";

const notifying = Object.entries(entities);
const written = notifying.map(([name]) => name);
const deleted = notifying.filter(([, { alsoOnDelete }]) => alsoOnDelete).map(([name]) => name);

export const notifier: FunctionRecord<z.input<typeof NotifierEnv>> = {
  name: "notifier",
  entry: "lambdas/notifications/notifier/handler.ts",
  errorImpact: "People are not notified of changes: they get no mail, and open pages show old data.",
  timeout: Duration.seconds(60),
  environment: ({ defaults, mail, realtime, secrets, siteOrigin, table }) => ({
    TABLE_NAME: table.name,
    STAGE: defaults.settings.stage,
    TEXTS_PER_STORE_AND_DAY: String(defaults.settings.smsPerStoreAndDay),
    TEXTS_OF_STORES_PER_MONTH: String(defaults.settings.smsOfStoresPerMonth),
    REALTIME_URL: realtime.url,
    MAIL_FROM: mail.from ?? "",
    SUPPORT_EMAIL: mail.support,
    SITE_ORIGIN: siteOrigin,
    CODE_SECRET: secrets.codes,
    MAIL_LINK_SECRET: secrets.mailLinks,
    MAIL_CONFIGURATION: mail.configuration,
  }),
  rights: (fn, { table, realtime, mail }) => {
    table.allow(
      fn,
      ["GetItem"],
      [
        partition.user,
        partition.bike,
        partition.adCase,
        partition.numberWatch,
        partition.email,
        partition.mailRefusal,
      ],
    );
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.sentMarker]);
    // A mail's outcome is stored with its reader.
    table.allow(fn, ["UpdateItem"], [partition.user]);
    // Counts stores' text messages, and marks sales whose message was withheld.
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.store]);
    realtime.allowPublishing(fn);
    mail.allowSending(fn);
    allowTexting(fn);
  },
  binding: (fn, { defaults, table }, scope) => {
    const withheld = new Metric({
      namespace: metricsNamespace(defaults.settings.stage),
      metricName: "TextMessageWithheld",
      dimensionsMap: { service: "notifier" },
      statistic: "sum",
      period: Duration.hours(1),
    });
    defaults.alarms.whenAboveZero(scope, "TextMessagesWithheld", withheld, {
      impact:
        "Buyers get no text message about their new bike: a store has sent as many as it may in a day, or all stores in a month. The log names the store; smsPerStoreAndDay and smsOfStoresPerMonth say how many.",
      page: "text-messages",
    });
    new StreamConsumer(scope, "Deliveries", {
      table,
      consumer: fn,
      changes: { written, deleted },
      defaults,
      errorImpact:
        "A change was given up: someone was never notified of it. The bucket of given-up work holds it.",
    });
  },
};

export const mailBounces: FunctionRecord<z.input<typeof MailBouncesEnv>> = {
  name: "mail-bounces",
  entry: "lambdas/notifications/mail-bounces/handler.ts",
  errorImpact: "We go on writing to addresses that refuse our mail, until SES stops all of it.",
  environment: ({ table }) => ({ TABLE_NAME: table.name }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.mailRefusal]);
    table.allow(fn, ["UpdateItem"], [partition.sentMarker, partition.user]);
  },
  binding: (fn, { defaults, mail }) => {
    fn.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      onFailure: defaults.failureDestination.withRetries(fn),
    });
    mail.feedback.addSubscription(new LambdaSubscription(fn.lambda));
  },
};
