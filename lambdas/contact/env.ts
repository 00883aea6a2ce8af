import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const ContactEnv = ApiEnv.extend({
  /** Signs the work a browser is given, so that nobody makes up easier work. */
  CHALLENGE_SECRET: z.string().min(1),
});
