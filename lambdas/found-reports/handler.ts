import { anonymousFoundRoutes, foundReportRoutes } from "#contract/found-reports.ts";
import { giveFoundChallenge } from "#lambdas/found-reports/challenge.ts";
import { decideFoundReport } from "#lambdas/found-reports/decide-found-report.ts";
import { FoundReportsEnv } from "#lambdas/found-reports/env.ts";
import { listOwnReports } from "#lambdas/found-reports/list-own-reports.ts";
import { listReceivedReports } from "#lambdas/found-reports/list-received-reports.ts";
import { reportFoundAnonymously } from "#lambdas/found-reports/report-found-anonymously.ts";
import { reportFound } from "#lambdas/found-reports/report-found.ts";
import { sendFoundCode } from "#lambdas/found-reports/send-found-code.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = FoundReportsEnv.parse(process.env);

const world = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cursorSecret: env.CURSOR_SECRET,
  codeSecret: env.CODE_SECRET,
  challengeSecret: env.CHALLENGE_SECRET,
};

export const handler = api(
  { ...foundReportRoutes, ...anonymousFoundRoutes },
  {
    reportFound: ({ caller, params, body, idempotencyKey }) =>
      reportFound(world, { userId: caller.userId, ...params, idempotencyKey, form: body }),
    listOwnFoundReports: ({ caller, query }) => listOwnReports(world, caller.userId, query),
    listReceivedFoundReports: ({ caller, params }) =>
      listReceivedReports(world, caller.userId, params.bikeId),
    decideFoundReport: ({ caller, params, body }) =>
      decideFoundReport(world, { userId: caller.userId, ...params, decision: body }),
    getFoundChallenge: ({ address }) => giveFoundChallenge(world, address),
    sendFoundCode: ({ params, body, address }) => sendFoundCode(world, params.uid, body, address),
    reportFoundAnonymously: ({ params, body, address }) =>
      reportFoundAnonymously(world, params.uid, body, address),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("found-reports"),
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
