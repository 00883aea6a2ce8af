import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const TransfersEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Where signatures are kept. */
  SIGNATURES_BUCKET: z.string().min(1),
  /** Keys the links that are mailed to people without an account. */
  CODE_SECRET: z.string().min(1),
});
