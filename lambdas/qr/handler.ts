import { bikeCodeRoutes } from "#contract/bike-codes.ts";
import { qrScanRoutes } from "#contract/qr-scans.ts";
import { qrRoutes } from "#contract/qr.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { ApiEnv } from "#lambdas/shared/http/env.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { compareFrameNumber } from "#lambdas/qr/compare-frame-number.ts";
import { getQrPage } from "#lambdas/qr/get-qr-page.ts";
import { linkBikeCode } from "./bike-codes/link-bike-code.ts";
import { listBikeCodes } from "./bike-codes/own-bike-codes.ts";
import { unlinkBikeCode } from "./bike-codes/unlink-bike-code.ts";
import { voidBikeCode } from "./bike-codes/void-bike-code.ts";
import type { QrContext } from "./qr-context.ts";
import { countScan } from "./scans/count-scan.ts";
import { shareScanPlace } from "./scans/share-scan-place.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ApiEnv.parse(process.env);
const context: QrContext = { table: openTable(env.TABLE_NAME, system), system };

export const handler = api(
  { ...qrRoutes, ...bikeCodeRoutes, ...qrScanRoutes },
  {
    getQrPage: ({ params }) => getQrPage(context, params.uid),
    countScan: ({ params, address }) => countScan(context, params.uid, address),
    shareScanPlace: ({ params, body, address }) => shareScanPlace(context, params.uid, body, address),
    compareFrameNumber: ({ params, address }) => compareFrameNumber(context, params, address),
    listBikeCodes: ({ caller, params }) => listBikeCodes(context, { ...caller, ...params }),
    linkBikeCode: ({ caller, params, body }) =>
      linkBikeCode(context, { userId: caller.userId, ...params, ...body }),
    unlinkBikeCode: ({ caller, params }) => unlinkBikeCode(context, { userId: caller.userId, ...params }),
    voidBikeCode: ({ caller, params, body }) =>
      voidBikeCode(context, { userId: caller.userId, ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("qr"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
