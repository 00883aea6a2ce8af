import { anonymousFoundRoutes, foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { decideFoundReport } from "./decide-found-report.ts";
import { FoundReportsEnv } from "./env.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { listReceivedReports } from "./list-received-reports.ts";
import { reportFoundAnonymously } from "./report-found-anonymously.ts";
import { reportFound } from "./report-found.ts";
import { foundForm, sendFoundCode } from "./send-found-code.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
    getFoundChallenge: ({ address }) => createFormChallenge(context, foundForm, address),
    sendFoundCode: ({ params, body, address }) => sendFoundCode(context, params.uid, body, address),
    reportFoundAnonymously: ({ params, body, address }) =>
      reportFoundAnonymously(context, params.uid, body, address),
  },
  guardSessions(env, loggerOf("found-reports"), context.table),
);
