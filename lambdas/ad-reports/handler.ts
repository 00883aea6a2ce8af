import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { adDecisionRoutes } from "#contract/ad-decisions.ts";
import { adCaseRoutes } from "#contract/ad-report-admin.ts";
import { adReportRoutes } from "#contract/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { appealAdDecision, appealByMail } from "./appeal-ad-decision.ts";
import { countAdministratorsIn } from "#lambdas/shared/administrators/aws-administrators.ts";
import { giveFormChallenge } from "#lambdas/shared/challenges/form-challenge.ts";
import { decideAdCase } from "./decide-ad-case.ts";
import { AdReportsEnv } from "./env.ts";
import { getAdDecision, getAdDecisionByMail } from "./get-ad-decision.ts";
import { listAdCases } from "./list-ad-cases.ts";
import { openAdCase } from "./open-ad-case.ts";
import { adReportForm, reportAdAnonymously } from "./report-ad-anonymously.ts";
import { reportAd } from "./report-ad.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { s3PublicPhotos } from "#lambdas/shared/pictures/aws-public-photos.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

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
    getAdReportChallenge: ({ address }) => giveFormChallenge(context, adReportForm, address),
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
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("ad-reports"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
