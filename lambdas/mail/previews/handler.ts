import { mailPreviewRoutes } from "#contract/mail-previews.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { mailerOf } from "#lambdas/shared/mail/aws-mail.ts";
import { MailPreviewsEnv } from "./env.ts";
import { listMailPreviews, sendMailPreview, showMailPreview } from "./preview.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = MailPreviewsEnv.parse(process.env);
const logger = loggerOf("mail-previews");
const context = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  stage: env.STAGE,
  siteOrigin: env.SITE_ORIGIN,
  supportEmail: env.SUPPORT_EMAIL,
  send: mailerOf(env, logger),
};

export const handler = api(
  mailPreviewRoutes,
  {
    listMailPreviews: () => listMailPreviews(context),
    showMailPreview: ({ params, query }) => showMailPreview(context, params.name, query.language),
    sendMailPreview: ({ caller, params, body }) => sendMailPreview(context, caller, { ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
