import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { answerBugReport } from "./answer-bug-report.ts";
import type { BugsContext } from "./bugs-context.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
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
  link: (picture) => sign(pictureLocation({ "bug-picture": env.BUG_PICTURES_BUCKET }, picture)),
};

export const handler = api(
  bugReportRoutes,
  {
    reportBug: ({ caller, body, idempotencyKey }) => reportBug(context, caller, idempotencyKey, body),
    getBugReportChallenge: ({ address }) => createFormChallenge(context, bugReportForm, address),
    reportBugAnonymously: ({ body, address }) => reportBugAnonymously(context, body, address),
    listBugs: ({ query }) => listBugs(context, query),
    openBug: ({ caller, params, query }) => openBug(context, caller.userId, params.bugId, query),
    moveBug: ({ caller, params, body }) => moveBug(context, caller.userId, params.bugId, body),
    answerBugReport: ({ caller, params, body }) =>
      answerBugReport(context, caller.userId, { ...params, ...body }),
  },
  guardSessions(env, loggerOf("bug-reports"), context.table),
);
