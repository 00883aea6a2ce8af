import { bikeCodeRoutes } from "#contract/stickers/bike-codes.ts";
import { qrScanRoutes } from "#contract/stickers/qr-scans.ts";
import { qrRoutes } from "#contract/stickers/qr.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { ApiEnv } from "#lambdas/platform/http/env.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { compareFrameNumber } from "./compare-frame-number.ts";
import { getQrPage } from "./get-qr-page.ts";
import { linkBikeCode } from "#lambdas/stickers/scans/bike-codes/link-bike-code.ts";
import { listBikeCodes } from "#lambdas/stickers/scans/bike-codes/own-bike-codes.ts";
import { unlinkBikeCode } from "#lambdas/stickers/scans/bike-codes/unlink-bike-code.ts";
import { voidBikeCode } from "#lambdas/stickers/scans/bike-codes/void-bike-code.ts";
import type { QrContext } from "./qr-context.ts";
import { countScan } from "#lambdas/stickers/scans/scans/count-scan.ts";
import { shareScanPlace } from "#lambdas/stickers/scans/scans/share-scan-place.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
  guardSessions(env, loggerOf("qr"), context.table),
);
