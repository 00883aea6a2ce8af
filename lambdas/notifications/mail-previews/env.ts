import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const MailPreviewsEnv = ApiEnv.extend({
  /** Empty if the stage sends no mail. */
  MAIL_FROM: z.string(),
  /** The SES configuration set, which reports bounces. */
  MAIL_CONFIGURATION: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  /** The origin of every link in a mail. */
  SITE_ORIGIN: z.url(),
});
