import { qrRoutes } from "#contract/qr.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { ApiEnv } from "#lambdas/shared/http/env.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { compareFrameNumber } from "#lambdas/qr/compare-frame-number.ts";
import { getQrPage } from "#lambdas/qr/get-qr-page.ts";
import type { QrContext } from "./qr-context.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ApiEnv.parse(process.env);
const context: QrContext = { table: openTable(env.TABLE_NAME, system), system };

export const handler = api(
  qrRoutes,
  {
    getQrPage: ({ params }) => getQrPage(context, params.uid),
    compareFrameNumber: ({ params, address }) => compareFrameNumber(context, params, address),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger: loggerOf("qr") },
);
