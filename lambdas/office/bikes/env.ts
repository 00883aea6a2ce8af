import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const BikeAdminEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  /** The CDN, whose cached copies of a removed photo are invalidated. */
  DISTRIBUTION_ID: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
});
