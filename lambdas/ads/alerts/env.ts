import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const AlertsEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
});
