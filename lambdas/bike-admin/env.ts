import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const BikeAdminEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  /** What serves the photos, so that one is taken from there, too. */
  DISTRIBUTION_ID: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
});
