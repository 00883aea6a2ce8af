import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const BugReportsEnv = ApiEnv.extend({
  /** HMAC key of proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  BUG_PICTURES_BUCKET: z.string().min(1),
  /** The API's log group. */
  LOG_REGION: z.string().min(1),
  LOG_GROUP: z.string().min(1),
});
