import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const TransfersEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  SIGNATURES_BUCKET: z.string().min(1),
  /** HMAC key of invitation links. */
  CODE_SECRET: z.string().min(1),
  /** HMAC key of ownership receipts. */
  SEAL_KEY_ID: z.string().min(1),
});
