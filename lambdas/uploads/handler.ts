import { uploadRoutes } from "#contract/uploads.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";
import { completeUpload } from "#lambdas/uploads/complete-upload.ts";
import { UploadsEnv } from "#lambdas/uploads/env.ts";
import { getUpload } from "#lambdas/uploads/get-upload.ts";
import { s3PictureStore } from "#lambdas/uploads/aws-picture-store.ts";
import { startUpload } from "#lambdas/uploads/start-upload.ts";

const env = UploadsEnv.parse(process.env);

const world = {
  table: openTable(env.TABLE_NAME, system),
  system,
  store: s3PictureStore({
    staging: env.STAGING_BUCKET,
    receipt: env.RECEIPTS_BUCKET,
    "bike-photo": env.BIKE_PHOTOS_BUCKET,
    "id-card": env.ID_CARDS_BUCKET,
  }),
};

export const handler = api(
  uploadRoutes,
  {
    startUpload: ({ caller, body }) => startUpload(world, caller.userId, body),
    completeUpload: ({ caller, params }) => completeUpload(world, caller.userId, params.uploadId),
    getUpload: ({ caller, params }) => getUpload(world, caller.userId, params.uploadId),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("uploads"),
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
