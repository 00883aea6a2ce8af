import { mailChoiceRoutes } from "#contract/mail-choices.ts";
import { api } from "#lambdas/http/api.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { chooseMails, showMailChoice } from "#lambdas/mail-choices/choose-mails.ts";
import { MailChoicesEnv } from "#lambdas/mail-choices/env.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = MailChoicesEnv.parse(process.env);
const world = { ...system, table: openTable(env.TABLE_NAME, system), linkSecret: env.MAIL_LINK_SECRET };

export const handler = api(
  mailChoiceRoutes,
  {
    getMailChoice: ({ params }) => showMailChoice(world, params.token),
    refuseMails: ({ params }) => chooseMails(world, params.token, false),
    wantMails: ({ params }) => chooseMails(world, params.token, true),
  },
  { originSecret: env.ORIGIN_SECRET, logger: loggerOf("mail-choices") },
);
