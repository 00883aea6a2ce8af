import { theftRoutes } from "#contract/thefts.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { s3Pictures } from "#lambdas/own-bikes/aws-pictures.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";
import { markBatteryRecovered, reportBatteryStolen } from "#lambdas/thefts/battery-theft.ts";
import { changeTheft } from "#lambdas/thefts/change-theft.ts";
import type { TheftsDeps } from "#lambdas/thefts/deps.ts";
import { TheftsEnv } from "#lambdas/thefts/env.ts";
import { listThefts } from "#lambdas/thefts/list-thefts.ts";
import { markRecovered } from "#lambdas/thefts/mark-recovered.ts";
import { reportStolen } from "#lambdas/thefts/report-stolen.ts";

const env = TheftsEnv.parse(process.env);

const deps: TheftsDeps = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
};

export const handler = api(
  theftRoutes,
  {
    reportStolen: ({ caller, params, body, idempotencyKey }) =>
      reportStolen(deps, { userId: caller.userId, ...params, idempotencyKey, report: body }),
    changeTheft: ({ caller, params, body }) => changeTheft(deps, caller.userId, params.bikeId, body),
    listThefts: ({ caller, params }) => listThefts(deps, caller.userId, params.bikeId),
    markRecovered: ({ caller, params, body, idempotencyKey }) =>
      markRecovered(deps, { userId: caller.userId, ...params, idempotencyKey, recovery: body }),
    reportBatteryStolen: ({ caller, params, body }) =>
      reportBatteryStolen(deps, caller.userId, params.bikeId, body.stolenDate),
    markBatteryRecovered: ({ caller, params }) => markBatteryRecovered(deps, caller.userId, params.bikeId),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("thefts"),
    assertLive: (caller, route) => assertLiveSession(deps.table, caller, route),
  },
);
