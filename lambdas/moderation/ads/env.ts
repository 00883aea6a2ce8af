import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const AdReportsEnv = ApiEnv.extend({
  USER_POOL_ID: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  DISTRIBUTION_ID: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  /** HMAC key of decision links. */
  CODE_SECRET: z.string().min(1),
  /** HMAC key of proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
});
