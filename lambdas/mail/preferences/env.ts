import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const MailPreferencesEnv = ApiEnv.extend({
  /** Opens the links by which someone leaves a kind of mail. */
  MAIL_LINK_SECRET: z.string().min(1),
});
