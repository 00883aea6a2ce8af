import { bugReportRoutes } from "#contract/bug-reports.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { signLinks } from "#lambdas/shared/pictures/aws-signed-links.ts";
import { keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { answerBugReport } from "./answer-bug-report.ts";
import type { BugsContext } from "./bugs-context.ts";
import { giveFormChallenge } from "#lambdas/shared/challenges/form-challenge.ts";
import { BugReportsEnv } from "./env.ts";
import { listBugs } from "./list-bugs.ts";
import { moveBug } from "./move-bug.ts";
import { openBug } from "./open-bug.ts";
import { bugReportForm, reportBugAnonymously } from "./report-bug-anonymously.ts";
import { reportBug } from "./report-bug.ts";

const env = BugReportsEnv.parse(process.env);

const sign = signLinks();

const context: BugsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  challengeSecret: env.CHALLENGE_SECRET,
  cursorSecret: env.CURSOR_SECRET,
  log: { region: env.LOG_REGION, group: env.LOG_GROUP },
  link: (picture) => sign(keptPlace({ "bug-picture": env.BUG_PICTURES_BUCKET }, picture)),
};

export const handler = api(
  bugReportRoutes,
  {
    reportBug: ({ caller, body, idempotencyKey }) => reportBug(context, caller, idempotencyKey, body),
    getBugReportChallenge: ({ address }) => giveFormChallenge(context, bugReportForm, address),
    reportBugAnonymously: ({ body, address }) => reportBugAnonymously(context, body, address),
    listBugs: ({ query }) => listBugs(context, query),
    openBug: ({ caller, params, query }) => openBug(context, caller.userId, params.bugId, query),
    moveBug: ({ caller, params, body }) => moveBug(context, caller.userId, params.bugId, body),
    answerBugReport: ({ caller, params, body }) =>
      answerBugReport(context, caller.userId, { ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("bug-reports"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
