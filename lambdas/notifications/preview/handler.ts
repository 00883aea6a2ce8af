import { letterRoutes } from "#contract/letters.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { sesMailer } from "#lambdas/notifications/aws-mail.ts";
import { LettersEnv } from "#lambdas/notifications/env.ts";
import { listLetters, sendLetter, showLetter } from "#lambdas/notifications/preview/preview.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = LettersEnv.parse(process.env);
const world = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  stage: env.STAGE,
  siteOrigin: env.SITE_ORIGIN,
  supportEmail: env.SUPPORT_EMAIL,
  send: sesMailer(env.MAIL_FROM, env.MAIL_CONFIGURATION),
};

export const handler = api(
  letterRoutes,
  {
    listLetters: () => listLetters(world),
    showLetter: ({ params, query }) => showLetter(world, params.name, query.language),
    sendLetter: ({ caller, params, body }) => sendLetter(world, caller, { ...params, ...body }),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("letters"),
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
