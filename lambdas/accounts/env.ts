import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const AccountsEnv = ApiEnv.extend({
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  PERSONAL_NUMBER_MAC_KEY_ID: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  /** Keys the hashes by which one-time codes are kept. */
  CODE_SECRET: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Where copies of all that is kept about people lie. */
  OWN_COPIES_BUCKET: z.string().min(1),
  /** A code by text message is for this site alone. */
  SITE_ORIGIN: z.url(),
});

export const AccountWatchEnv = z.object({ TABLE_NAME: z.string().min(1) });

export const AuthTriggersEnv = z.object({
  TABLE_NAME: z.string().min(1),
  /** Every link in a mail begins with this. */
  SITE_ORIGIN: z.url(),
});
