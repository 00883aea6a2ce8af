import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const FoundReportsEnv = ApiEnv.extend({
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Keys the codes that are mailed to finders without an account. */
  CODE_SECRET: z.string().min(1),
  /** Signs the work a browser is given, so that nobody makes up easier work. */
  CHALLENGE_SECRET: z.string().min(1),
});
