import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { adDecisionRoutes } from "#contract/moderation/ad-decisions.ts";
import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { appealAdDecision, appealByMail } from "./appeal-ad-decision.ts";
import { countAdministratorsIn } from "#lambdas/people/administrators/aws-administrators.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { decideAdCase } from "./decide-ad-case.ts";
import { AdReportsEnv } from "./env.ts";
import { getAdDecision, getAdDecisionByMail } from "./get-ad-decision.ts";
import { listAdCases } from "./list-ad-cases.ts";
import { openAdCase } from "./open-ad-case.ts";
import { adReportForm, reportAdAnonymously } from "./report-ad-anonymously.ts";
import { reportAd } from "./report-ad.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { s3PublicPhotos } from "#lambdas/platform/pictures/aws-public-photos.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

const env = AdReportsEnv.parse(process.env);

const context: AdReportsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  photos: s3PublicPhotos(env.BIKE_PHOTOS_BUCKET, env.DISTRIBUTION_ID),
  codeSecret: env.CODE_SECRET,
  challengeSecret: env.CHALLENGE_SECRET,
  cursorSecret: env.CURSOR_SECRET,
  countAdministrators: countAdministratorsIn(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
};

export const handler = api(
  { ...adReportRoutes, ...adDecisionRoutes, ...adCaseRoutes },
  {
    reportAd: ({ caller, params, body, idempotencyKey }) =>
      reportAd(context, { userId: caller.userId, ...params, idempotencyKey, form: body }),
    getAdReportChallenge: ({ address }) => createFormChallenge(context, adReportForm, address),
    reportAdAnonymously: ({ params, body, address }) =>
      reportAdAnonymously(context, params.listingId, body, address),
    getAdDecision: ({ caller, params }) => getAdDecision(context, caller.userId, params.caseId),
    appealAdDecision: ({ caller, params, body }) =>
      appealAdDecision(context, caller.userId, params.caseId, body.text),
    getAdDecisionByMail: ({ body }) => getAdDecisionByMail(context, body.token),
    appealByMail: ({ body }) => appealByMail(context, body.token, body.text),
    listAdCases: ({ query }) => listAdCases(context, query),
    openAdCase: ({ caller, params }) => openAdCase(context, caller.userId, params.caseId),
    decideAdCase: ({ caller, params, body }) => decideAdCase(context, caller.userId, params.caseId, body),
  },
  guardSessions(env, loggerOf("ad-reports"), context.table),
);
