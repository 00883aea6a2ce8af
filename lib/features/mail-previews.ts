import type * as z from "zod";
import type { MailPreviewsEnv } from "#lambdas/mail/previews/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "./api-environment.ts";
import type { FunctionRecord } from "./function-record.ts";

/** Shows administrators every mail with made-up contents, and sends them one. */
export const mailPreviews: FunctionRecord<z.input<typeof MailPreviewsEnv>> = {
  name: "mail-previews",
  entry: "lambdas/mail/previews/handler.ts",
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
    // In production these mails are neither shown nor sent.
    if (defaults.settings.stage !== "prod") mail.allowSending(fn);
  },
};
