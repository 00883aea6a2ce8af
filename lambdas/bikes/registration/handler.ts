import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { bikeExportRoutes } from "#contract/bikes/bike-export.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { historyRoutes } from "#contract/bikes/history.ts";
import { changeVisibility } from "./change-visibility.ts";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import type { BikesContext } from "./bikes-context.ts";
import { deleteBike } from "./delete-bike.ts";
import { editBike } from "./edit-bike.ts";
import { BikesEnv } from "./env.ts";
import { exportBikes } from "./export-bikes.ts";
import { getBike } from "./get-bike.ts";
import { getHistory } from "./get-history.ts";
import { listBikes } from "./list-bikes.ts";
import { s3Pictures } from "#lambdas/bikes/aws-pictures.ts";
import { s3PublicPhotos } from "#lambdas/platform/pictures/aws-public-photos.ts";
import { listCorrections } from "./list-corrections.ts";
import { registerBike } from "./register-bike.ts";
import { requestCorrection } from "./request-correction.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
    count: readingCounter(openCounter(env.TABLE_NAME, system), env.ORIGIN_SECRETS),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
