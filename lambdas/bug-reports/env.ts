import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const BugReportsEnv = ApiEnv.extend({
  /** Signs the work a browser is given, so that nobody makes up easier work. */
  CHALLENGE_SECRET: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  BUG_PICTURES_BUCKET: z.string().min(1),
  /** Where the API writes down what it was asked. */
  LOG_REGION: z.string().min(1),
  LOG_GROUP: z.string().min(1),
});
