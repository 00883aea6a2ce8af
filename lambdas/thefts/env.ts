import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const TheftsEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  /** Serves the photos. */
  DISTRIBUTION_ID: z.string().min(1),
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Of the pages that feeds lead to. */
  SITE_ORIGIN: z.url(),
});
