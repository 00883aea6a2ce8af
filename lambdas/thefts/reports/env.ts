import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const TheftsEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  /** Serves the photos. */
  DISTRIBUTION_ID: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  /** Origin of the links in feeds. */
  SITE_ORIGIN: z.url(),
});
