import { mailPreferenceRoutes } from "#contract/notifications/mail-preferences.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { chooseMails, showMailPreference } from "./choose-mails.ts";
import { MailPreferencesEnv } from "./env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = MailPreferencesEnv.parse(process.env);
const context = { ...system, table: openTable(env.TABLE_NAME, system), linkSecret: env.MAIL_LINK_SECRET };

export const handler = api(
  mailPreferenceRoutes,
  {
    getMailPreference: ({ params }) => showMailPreference(context, params.token),
    refuseMails: ({ params }) => chooseMails(context, params.token, false),
    wantMails: ({ params }) => chooseMails(context, params.token, true),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger: loggerOf("mail-preferences") },
);
