import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const AnalysisEnv = ApiEnv.extend({
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  /** Whole numbers, as text like every environment variable. */
  ANALYSES_PER_DAY: z.string().regex(/^[1-9]\d*$/),
  FRAME_READINGS_PER_DAY: z.string().regex(/^[1-9]\d*$/),
});
