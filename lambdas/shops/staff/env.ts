import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const StaffEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
});
