import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const UploadsEnv = ApiEnv.extend({
  STAGING_BUCKET: z.string().min(1),
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  ID_CARDS_BUCKET: z.string().min(1),
  BUG_PICTURES_BUCKET: z.string().min(1),
});

export const DiscardEnv = UploadsEnv.pick({
  RECEIPTS_BUCKET: true,
  BIKE_PHOTOS_BUCKET: true,
  ID_CARDS_BUCKET: true,
  BUG_PICTURES_BUCKET: true,
}).extend({ DISTRIBUTION_ID: z.string().min(1) });
