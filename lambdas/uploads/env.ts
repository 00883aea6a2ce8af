import * as z from "zod";
import { ApiEnv } from "#lambdas/http/env.ts";

export const UploadsEnv = ApiEnv.extend({
  STAGING_BUCKET: z.string().min(1),
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  ID_CARDS_BUCKET: z.string().min(1),
});

export const UploadCleanupEnv = UploadsEnv.pick({
  RECEIPTS_BUCKET: true,
  BIKE_PHOTOS_BUCKET: true,
  ID_CARDS_BUCKET: true,
});
