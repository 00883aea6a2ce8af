import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const OrdersEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
});
