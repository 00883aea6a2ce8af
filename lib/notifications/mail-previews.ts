import type * as z from "zod";
import type { MailPreviewsEnv } from "#lambdas/notifications/mail-previews/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

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
