import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const PeopleAdminEnv = ApiEnv.extend({
  USER_POOL_ID: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  /** HMAC key of extract seals. */
  CODE_SECRET: z.string().min(1),
  OWN_COPIES_BUCKET: z.string().min(1),
});
