import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const StaffEnv = ApiEnv.extend({
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
});
