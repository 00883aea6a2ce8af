import { bugPictureRoutes } from "#contract/office/bug-pictures.ts";
import { uploadRoutes } from "#contract/platform/uploads.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { pictureBuckets } from "#lambdas/platform/pictures/stored-pictures.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { completeBugPicture, startBugPicture } from "./bug-pictures.ts";
import { completeUpload } from "./complete-upload.ts";
import { UploadsEnv } from "#lambdas/platform/pictures/env.ts";
import { getUpload } from "./get-upload.ts";
import { s3PictureStore } from "./aws-picture-store.ts";
import { startUpload } from "./start-upload.ts";

const env = UploadsEnv.parse(process.env);

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  store: s3PictureStore({ staging: env.STAGING_BUCKET, ...pictureBuckets(env) }),
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
  guardSessions(env, loggerOf("uploads"), context.table),
);
