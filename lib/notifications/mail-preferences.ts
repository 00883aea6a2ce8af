import type * as z from "zod";
import type { MailPreferencesEnv } from "#lambdas/notifications/mail-preferences/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

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
