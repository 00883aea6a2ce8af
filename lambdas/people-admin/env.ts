import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const PeopleAdminEnv = ApiEnv.extend({
  USER_POOL_ID: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Seals what authorities get. */
  CODE_SECRET: z.string().min(1),
  /** Where that lies. */
  OWN_COPIES_BUCKET: z.string().min(1),
});
