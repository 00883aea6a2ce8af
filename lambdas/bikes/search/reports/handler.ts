import { KMSClient } from "@aws-sdk/client-kms";
import { numberReportRoutes } from "#contract/bikes/number-reports.ts";
import { checkForStore } from "./check-for-store.ts";
import { checkNumberReport } from "./check-report.ts";
import { makeNumberReport } from "./make-report.ts";
import { NumberReportsEnv } from "./env.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { kmsSealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

const env = NumberReportsEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const sealer = kmsSealer(new KMSClient({}), env.SEAL_KEY_ID, "number-report");
const openMetered = openReader(env.TABLE_NAME, system);

export const handler = api(
  numberReportRoutes,
  {
    checkFrameNumbers: ({ caller, body, meter }) =>
      checkForStore({ table, system, reader: openMetered(meter) }, caller, body.frameNumbers),
    makeNumberReport: ({ caller, body, meter }) =>
      makeNumberReport({ table, sealer, system, reader: openMetered(meter) }, caller, body.frameNumbers),
    checkNumberReport: ({ params, address }) => checkNumberReport({ table, sealer, system }, params, address),
  },
  {
    ...guardSessions(env, loggerOf("number-reports"), table),
    readUnits: { stage: env.STAGE },
  },
);
