import type * as z from "zod";
import type { MailPreferencesEnv } from "#lambdas/mail/preferences/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "./api-environment.ts";
import type { FunctionRecord } from "./function-record.ts";

/** Open to the person who holds a mail, and to their mail program. */
export const mailPreferences: FunctionRecord<z.input<typeof MailPreferencesEnv>> = {
  name: "mail-preferences",
  entry: "lambdas/mail/preferences/handler.ts",
  errorImpact: "Nobody can leave a kind of mail by its link, so they call it spam instead.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    MAIL_LINK_SECRET: resources.secrets.mailLinks,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  },
};
