import { bugPictureRoutes } from "#contract/bug-pictures.ts";
import { uploadRoutes } from "#contract/uploads.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { keptBuckets } from "#lambdas/shared/pictures/kept-buckets.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { completeBugPicture, startBugPicture } from "#lambdas/uploads/bug-pictures.ts";
import { completeUpload } from "#lambdas/uploads/complete-upload.ts";
import { UploadsEnv } from "#lambdas/uploads/env.ts";
import { getUpload } from "#lambdas/uploads/get-upload.ts";
import { s3PictureStore } from "#lambdas/uploads/aws-picture-store.ts";
import { startUpload } from "#lambdas/uploads/start-upload.ts";

const env = UploadsEnv.parse(process.env);

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  store: s3PictureStore({ staging: env.STAGING_BUCKET, ...keptBuckets(env) }),
};

export const handler = api(
  { ...uploadRoutes, ...bugPictureRoutes },
  {
    startUpload: ({ caller, body }) => startUpload(context, caller.userId, body),
    completeUpload: ({ caller, params }) => completeUpload(context, caller.userId, params.uploadId),
    getUpload: ({ caller, params }) => getUpload(context, caller.userId, params.uploadId),
    startBugPicture: ({ params, body, address }) => startBugPicture(context, params.uploadId, body, address),
    completeBugPicture: ({ params, address }) => completeBugPicture(context, params.uploadId, address),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("uploads"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
