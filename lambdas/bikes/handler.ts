import { bikeChangeRoutes } from "#contract/bike-changes.ts";
import { bikeExportRoutes } from "#contract/bike-export.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { historyRoutes } from "#contract/history.ts";
import { changeVisibility } from "#lambdas/bikes/change-visibility.ts";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { deleteBike } from "#lambdas/bikes/delete-bike.ts";
import { editBike } from "#lambdas/bikes/edit-bike.ts";
import { BikesEnv } from "#lambdas/bikes/env.ts";
import { exportBikes } from "#lambdas/bikes/export-bikes.ts";
import { getBike } from "#lambdas/bikes/get-bike.ts";
import { getHistory } from "#lambdas/bikes/get-history.ts";
import { listBikes } from "#lambdas/bikes/list-bikes.ts";
import { s3Pictures } from "#lambdas/own-bikes/aws-pictures.ts";
import { listCorrections } from "#lambdas/bikes/list-corrections.ts";
import { registerBike } from "#lambdas/bikes/register-bike.ts";
import { requestCorrection } from "#lambdas/bikes/request-correction.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = BikesEnv.parse(process.env);

const deps: BikesDeps = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  cursorSecret: env.CURSOR_SECRET,
  identityLevelRequired: env.IDENTITY_LEVEL_REQUIRED === "2" ? 2 : 1,
};

export const handler = api(
  { ...bikeRoutes, ...bikeChangeRoutes, ...bikeExportRoutes, ...historyRoutes },
  {
    registerBike: ({ caller, body, idempotencyKey }) =>
      registerBike(deps, { userId: caller.userId, idempotencyKey, request: body }),
    listBikes: ({ caller, query }) => listBikes(deps, caller.userId, query),
    getBike: ({ caller, params }) => getBike(deps, caller.userId, params.bikeId),
    changeVisibility: ({ caller, params, body }) =>
      changeVisibility(deps, caller.userId, params.bikeId, body),
    editBike: ({ caller, params, body }) => editBike(deps, caller.userId, params.bikeId, body),
    deleteBike: ({ caller, params }) => deleteBike(deps, caller.userId, params.bikeId),
    requestCorrection: ({ caller, params: { bikeId }, body, idempotencyKey }) =>
      requestCorrection(deps, { userId: caller.userId, bikeId, idempotencyKey, request: body }),
    listCorrections: ({ caller, params }) => listCorrections(deps, caller.userId, params.bikeId),
    exportBikes: ({ caller }) => exportBikes(deps, caller.userId),
    getHistory: ({ caller, params }) => getHistory(deps, caller, params.bikeId),
    checkFrameNumber: ({ caller, params }) => checkFrameNumber(deps, caller.userId, params.frameNumber),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("bikes"),
    assertLive: (caller, route) => assertLiveSession(deps.table, caller, route),
  },
);
