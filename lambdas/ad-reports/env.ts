import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const AdReportsEnv = ApiEnv.extend({
  USER_POOL_ID: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  DISTRIBUTION_ID: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Opens the links that are mailed to people without an account. */
  CODE_SECRET: z.string().min(1),
  /** Signs the work a browser is given, so that nobody makes up easier work. */
  CHALLENGE_SECRET: z.string().min(1),
});
