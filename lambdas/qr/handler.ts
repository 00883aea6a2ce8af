import { qrRoutes } from "#contract/qr.ts";
import { api } from "#lambdas/http/api.ts";
import { ApiEnv } from "#lambdas/http/env.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { compareFrameNumber } from "#lambdas/qr/compare-frame-number.ts";
import { getQrPage } from "#lambdas/qr/get-qr-page.ts";
import type { QrWorld } from "#lambdas/qr/qr-world.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = ApiEnv.parse(process.env);
const world: QrWorld = { table: openTable(env.TABLE_NAME, system), system };

export const handler = api(
  qrRoutes,
  {
    getQrPage: ({ params }) => getQrPage(world, params.uid),
    compareFrameNumber: ({ params, address }) => compareFrameNumber(world, params, address),
  },
  { originSecret: env.ORIGIN_SECRET, logger: loggerOf("qr") },
);
