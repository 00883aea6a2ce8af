import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const ListingsEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
  CODE_SECRET: z.string().min(1),
});
