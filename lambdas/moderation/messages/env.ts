import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const MessageReportsEnv = ApiEnv.extend({
  USER_POOL_ID: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
});
