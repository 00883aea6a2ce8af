import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const MailPreviewsEnv = ApiEnv.extend({
  /** Empty where no mail is sent. */
  MAIL_FROM: z.string(),
  /** Names the rules and the word of what becomes of a mail. */
  MAIL_CONFIGURATION: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  /** Every link in a mail begins with this. */
  SITE_ORIGIN: z.url(),
});
