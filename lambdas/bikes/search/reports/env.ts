import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const NumberReportsEnv = ApiEnv.extend({
  /** HMAC key of the reports. */
  SEAL_KEY_ID: z.string().min(1),
});
