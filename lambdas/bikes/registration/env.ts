import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const BikesEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  /** Serves the photos. */
  DISTRIBUTION_ID: z.string().min(1),
  /** Signs list cursors. */
  CURSOR_SECRET: z.string().min(1),
  /** The identity level needed to register, 1 or 2. */
  IDENTITY_LEVEL_REQUIRED: z.enum(["1", "2"]),
});
