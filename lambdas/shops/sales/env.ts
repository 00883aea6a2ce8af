import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const SalesEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
  /** Signs claim links. */
  CODE_SECRET: z.string().min(1),
});
