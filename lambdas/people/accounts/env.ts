import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const AccountsEnv = ApiEnv.extend({
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  PERSONAL_NUMBER_MAC_KEY_ID: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  CODE_SECRET: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  OWN_COPIES_BUCKET: z.string().min(1),
  /** Named in text messages, so that browsers fill in the code here only. */
  SITE_ORIGIN: z.url(),
});

export const AccountWatchEnv = z.object({ TABLE_NAME: z.string().min(1) });

export const AuthTriggersEnv = z.object({
  TABLE_NAME: z.string().min(1),
  SITE_ORIGIN: z.url(),
});
