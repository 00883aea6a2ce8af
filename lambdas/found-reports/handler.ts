import { anonymousFoundRoutes, foundReportRoutes } from "#contract/found-reports.ts";
import { giveFormChallenge } from "#lambdas/shared/challenges/form-challenge.ts";
import { decideFoundReport } from "#lambdas/found-reports/decide-found-report.ts";
import { FoundReportsEnv } from "#lambdas/found-reports/env.ts";
import { listOwnReports } from "#lambdas/found-reports/list-own-reports.ts";
import { listReceivedReports } from "#lambdas/found-reports/list-received-reports.ts";
import { reportFoundAnonymously } from "#lambdas/found-reports/report-found-anonymously.ts";
import { reportFound } from "#lambdas/found-reports/report-found.ts";
import { foundForm, sendFoundCode } from "#lambdas/found-reports/send-found-code.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = FoundReportsEnv.parse(process.env);

const context = {
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
      reportFound(context, { userId: caller.userId, ...params, idempotencyKey, form: body }),
    listOwnFoundReports: ({ caller, query }) => listOwnReports(context, caller.userId, query),
    listReceivedFoundReports: ({ caller, params }) =>
      listReceivedReports(context, caller.userId, params.bikeId),
    decideFoundReport: ({ caller, params, body }) =>
      decideFoundReport(context, { userId: caller.userId, ...params, decision: body }),
    getFoundChallenge: ({ address }) => giveFormChallenge(context, foundForm, address),
    sendFoundCode: ({ params, body, address }) => sendFoundCode(context, params.uid, body, address),
    reportFoundAnonymously: ({ params, body, address }) =>
      reportFoundAnonymously(context, params.uid, body, address),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("found-reports"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
