import * as z from "zod";
import { ApiEnv } from "#lambdas/http/env.ts";

export const LettersEnv = ApiEnv.extend({
  MAIL_FROM: z.string().min(1),
  /** Names the rules and the word of what becomes of a mail. */
  MAIL_CONFIGURATION: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  /** Every link in a mail begins with this. */
  SITE_ORIGIN: z.url(),
});
