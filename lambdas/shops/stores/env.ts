import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const StoresEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
  PERSONAL_NUMBER_MAC_KEY_ID: z.string().min(1),
});
