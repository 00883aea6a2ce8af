import { numberReportRoutes } from "#contract/number-reports.ts";
import { checkForStore } from "./check-for-store.ts";
import { checkNumberReport } from "./check-report.ts";
import { makeNumberReport } from "./make-report.ts";
import { ApiEnv } from "#lambdas/shared/http/env.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = ApiEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const openMetered = openReader(env.TABLE_NAME, system);

export const handler = api(
  numberReportRoutes,
  {
    checkFrameNumbers: ({ caller, body, meter }) =>
      checkForStore({ table, system, reader: openMetered(meter) }, caller, body.frameNumbers),
    makeNumberReport: ({ caller, body, meter }) =>
      makeNumberReport({ table, system, reader: openMetered(meter) }, caller, body.frameNumbers),
    checkNumberReport: ({ params, address }) => checkNumberReport({ table, system }, params, address),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("number-reports"),
    readUnits: { stage: env.STAGE },
    assertLive: (caller, route) => assertLiveSession(table, caller, route, system.now()),
  },
);
