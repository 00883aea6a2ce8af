import { bikeChangeRoutes } from "#contract/bike-changes.ts";
import { bikeExportRoutes } from "#contract/bike-export.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { historyRoutes } from "#contract/history.ts";
import { changeVisibility } from "#lambdas/bikes/change-visibility.ts";
import { checkFrameNumber } from "#lambdas/shared/bikes/check-frame-number.ts";
import type { BikesContext } from "./bikes-context.ts";
import { deleteBike } from "#lambdas/bikes/delete-bike.ts";
import { editBike } from "#lambdas/bikes/edit-bike.ts";
import { BikesEnv } from "#lambdas/bikes/env.ts";
import { exportBikes } from "#lambdas/bikes/export-bikes.ts";
import { getBike } from "#lambdas/bikes/get-bike.ts";
import { getHistory } from "#lambdas/bikes/get-history.ts";
import { listBikes } from "#lambdas/bikes/list-bikes.ts";
import { s3Pictures } from "#lambdas/shared/bikes/aws-pictures.ts";
import { s3PublicPhotos } from "#lambdas/shared/pictures/aws-public-photos.ts";
import { listCorrections } from "#lambdas/bikes/list-corrections.ts";
import { registerBike } from "#lambdas/bikes/register-bike.ts";
import { requestCorrection } from "#lambdas/bikes/request-correction.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = BikesEnv.parse(process.env);

const context: BikesContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  photos: s3PublicPhotos(env.BIKE_PHOTOS_BUCKET, env.DISTRIBUTION_ID),
  cursorSecret: env.CURSOR_SECRET,
  identityLevelRequired: env.IDENTITY_LEVEL_REQUIRED === "2" ? 2 : 1,
};

export const handler = api(
  { ...bikeRoutes, ...bikeChangeRoutes, ...bikeExportRoutes, ...historyRoutes },
  {
    registerBike: ({ caller, body, idempotencyKey }) =>
      registerBike(context, { userId: caller.userId, idempotencyKey, request: body }),
    listBikes: ({ caller, query }) => listBikes(context, caller.userId, query),
    getBike: ({ caller, params }) => getBike(context, caller.userId, params.bikeId),
    changeVisibility: ({ caller, params, body }) =>
      changeVisibility(context, caller.userId, params.bikeId, body),
    editBike: ({ caller, params, body }) => editBike(context, caller.userId, params.bikeId, body),
    deleteBike: ({ caller, params }) => deleteBike(context, caller.userId, params.bikeId),
    requestCorrection: ({ caller, params: { bikeId }, body, idempotencyKey }) =>
      requestCorrection(context, { userId: caller.userId, bikeId, idempotencyKey, request: body }),
    listCorrections: ({ caller, params }) => listCorrections(context, caller.userId, params.bikeId),
    exportBikes: ({ caller }) => exportBikes(context, caller.userId),
    getHistory: ({ caller, params }) => getHistory(context, caller, params.bikeId),
    checkFrameNumber: ({ caller, params }) => checkFrameNumber(context, caller.userId, params.frameNumber),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("bikes"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
