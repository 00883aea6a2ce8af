import { recentTheftRoutes } from "#contract/recent-thefts.ts";
import { theftRoutes } from "#contract/thefts.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { s3Pictures } from "#lambdas/shared/bikes/aws-pictures.ts";
import { s3PublicPhotos } from "#lambdas/shared/pictures/aws-public-photos.ts";
import { system } from "#lambdas/system.ts";
import type { ReadMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { markBatteryRecovered, reportBatteryStolen } from "#lambdas/thefts/battery-theft.ts";
import { changeTheft } from "#lambdas/thefts/change-theft.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { TheftsEnv } from "#lambdas/thefts/env.ts";
import { getStolenBike } from "#lambdas/thefts/get-stolen-bike.ts";
import { listThefts } from "#lambdas/thefts/list-thefts.ts";
import { markRecovered } from "#lambdas/thefts/mark-recovered.ts";
import { listRecentThefts } from "./recent-thefts/list-recent-thefts.ts";
import { theftsAtom } from "./recent-thefts/thefts-atom.ts";
import { theftsGeoJson } from "./recent-thefts/thefts-geo-json.ts";
import { reportStolen } from "#lambdas/thefts/report-stolen.ts";

const env = TheftsEnv.parse(process.env);

const context: TheftsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  photos: s3PublicPhotos(env.BIKE_PHOTOS_BUCKET, env.DISTRIBUTION_ID),
};

const openMetered = openReader(env.TABLE_NAME, system);

const recent = (meter: ReadMeter) => ({
  reader: openMetered(meter),
  system,
  cursorSecret: env.CURSOR_SECRET,
  siteOrigin: env.SITE_ORIGIN,
});

export const handler = api(
  { ...theftRoutes, ...recentTheftRoutes },
  {
    listRecentThefts: ({ query, meter }) => listRecentThefts(recent(meter), query),
    getTheftsAtom: ({ query, meter }) => theftsAtom(recent(meter), query),
    getTheftsGeoJson: ({ query, meter }) => theftsGeoJson(recent(meter), query),
    getStolenBike: ({ params }) => getStolenBike(context, params.bikeId),
    reportStolen: ({ caller, params, body, idempotencyKey }) =>
      reportStolen(context, { userId: caller.userId, ...params, idempotencyKey, report: body }),
    changeTheft: ({ caller, params, body }) => changeTheft(context, caller.userId, params.bikeId, body),
    listThefts: ({ caller, params }) => listThefts(context, caller.userId, params.bikeId),
    markRecovered: ({ caller, params, body, idempotencyKey }) =>
      markRecovered(context, { userId: caller.userId, ...params, idempotencyKey, recovery: body }),
    reportBatteryStolen: ({ caller, params, body }) =>
      reportBatteryStolen(context, caller.userId, params.bikeId, body.stolenDate),
    markBatteryRecovered: ({ caller, params }) => markBatteryRecovered(context, caller.userId, params.bikeId),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("thefts"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
