import type * as z from "zod";
import type { NotificationsEnv } from "#lambdas/notifications/bell/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import type { MailPreferencesEnv } from "#lambdas/notifications/mail-preferences/env.ts";
import type { MailPreviewsEnv } from "#lambdas/notifications/mail-previews/env.ts";

export const notifications: FunctionRecord<z.input<typeof NotificationsEnv>> = {
  name: "notifications",
  entry: "lambdas/notifications/bell/handler.ts",
  errorImpact: "The bell neither counts nor shows notifications.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem"], [partition.bike]);
    table.allowQuerying(fn, [
      list.notificationsOf,
      list.unreadNotificationsOf,
      list.unreadThreadsOf,
      list.receiptEntriesOf,
      list.requestsTo,
      list.alertsWithNews,
    ]);
  },
};

/** Public: mail readers and mail programs call it. */
export const mailPreferences: FunctionRecord<z.input<typeof MailPreferencesEnv>> = {
  name: "mail-preferences",
  entry: "lambdas/notifications/mail-preferences/handler.ts",
  errorImpact: "Nobody can unsubscribe by link, so people report our mail as spam instead.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    MAIL_LINK_SECRET: resources.secrets.mailLinks,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  },
};

export const mailPreviews: FunctionRecord<z.input<typeof MailPreviewsEnv>> = {
  name: "mail-previews",
  entry: "lambdas/notifications/mail-previews/handler.ts",
  errorImpact: "Administrators cannot look at the mails before people get them.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    MAIL_FROM: resources.mail.from ?? "",
    MAIL_CONFIGURATION: resources.mail.configuration,
    SUPPORT_EMAIL: resources.mail.support,
    SITE_ORIGIN: resources.siteOrigin,
  }),
  rights: (fn, { table, mail, defaults }) => {
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    // Production has no previews.
    if (defaults.settings.stage !== "prod") mail.allowSending(fn);
  },
};
