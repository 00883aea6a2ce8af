import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const MailPreferencesEnv = ApiEnv.extend({
  MAIL_LINK_SECRET: z.string().min(1),
});
