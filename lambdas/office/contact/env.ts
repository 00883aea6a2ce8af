import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const ContactEnv = ApiEnv.extend({
  /** HMAC key of proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
});
