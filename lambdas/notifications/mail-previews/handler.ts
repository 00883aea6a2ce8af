import { mailPreviewRoutes } from "#contract/notifications/mail-previews.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { mailerOf } from "#lambdas/platform/mail/aws-mail.ts";
import { MailPreviewsEnv } from "./env.ts";
import { listMailPreviews, sendMailPreview, showMailPreview } from "./preview.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
  guardSessions(env, logger, context.table),
);
