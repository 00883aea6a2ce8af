import { Duration } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { NotificationsEnv } from "#lambdas/notifications/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { Mail } from "#lib/constructs/mail.ts";
import type { Realtime } from "#lib/constructs/realtime.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import type { Secrets } from "#lib/constructs/secrets.ts";
import { StreamConsumer } from "#lib/constructs/stream-consumer.ts";

type Parts = {
  readonly workshop: Workshop;
  readonly table: RegistryTable;
  readonly realtime: Realtime;
  readonly mail: Mail;
  readonly siteOrigin: string;
  readonly secrets: Secrets;
};

/** What people are told of. */
const toldOf = [
  "bike",
  "balance",
  "contactCase",
  "correction",
  "foundCode",
  "foundReport",
  "identityReview",
  "mailRefusal",
  "match",
  "notesRead",
  "notification",
  "profile",
  "purchase",
  "securityEvent",
  "sessions",
  "theft",
  "thread",
  "threadReport",
];
/** What people are told of when it goes, too. */
const missed = ["notesRead", "notification", "thread"];

/** Tells people what changed. It hears of it from the table, never from a caller. */
export const notificationsFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { mail, realtime, secrets, siteOrigin, table, workshop } = parts;
  const notifications = new FeatureFunction<z.input<typeof NotificationsEnv>>(
    scope,
    "NotificationsFunction",
    {
      workshop,
      name: "notifications",
      errorImpact: "People are not told what changed: no mail, and open pages show old figures.",
      timeout: Duration.seconds(60),
      environment: {
        TABLE_NAME: table.name,
        REALTIME_URL: realtime.url,
        MAIL_FROM: mail.from,
        SUPPORT_EMAIL: mail.support,
        SITE_ORIGIN: siteOrigin,
        CODE_SECRET: secrets.codes,
        MAIL_LINK_SECRET: secrets.mailLinks,
        MAIL_CONFIGURATION: mail.configuration,
      },
    },
  );
  table.allow(notifications, { actions: ["GetItem"], partitions: ["USER#*", "BIKE#*", "MAILREFUSAL#*"] });
  table.allow(notifications, { actions: ["GetItem", "UpdateItem"], partitions: ["NOTICE#*"] });
  realtime.allowPublishing(notifications);
  mail.allowSending(notifications);
  new StreamConsumer(scope, "Notices", {
    table,
    consumer: notifications,
    changes: { written: toldOf, deleted: missed },
    workshop,
    errorImpact:
      "A change was given up: somebody was never told of it. The bucket of what was given up holds it.",
  });
  return notifications;
};
