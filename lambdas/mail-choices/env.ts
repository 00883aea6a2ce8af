import * as z from "zod";
import { ApiEnv } from "#lambdas/http/env.ts";

export const MailChoicesEnv = ApiEnv.extend({
  /** Opens the links by which somebody leaves a kind of mail. */
  MAIL_LINK_SECRET: z.string().min(1),
});
