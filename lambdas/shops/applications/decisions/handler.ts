import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { storeDecisionRoutes } from "#contract/shops/applications/decisions.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { cognitoInvitations } from "#lambdas/shops/store-accounts/aws-invitations.ts";
import { kmsCipher } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openCompanies } from "#lambdas/shops/applications/companies/open-companies.ts";
import { StoreDecisionsEnv } from "#lambdas/shops/applications/env.ts";
import { decideApplication } from "./decide-application.ts";
import type { DecisionsContext } from "./decisions-context.ts";
import { inviteOwner } from "./invite-owner.ts";
import { listApplications } from "./list-applications.ts";
import { showOpened } from "./show-application.ts";

const env = StoreDecisionsEnv.parse(process.env);
const logger = loggerOf("store-decisions");
const kms = new KMSClient({});

const context: DecisionsContext = {
  ...system,
  ...openCompanies(env, kms, logger),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "storeId"),
  accounts: cognitoInvitations(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
  cursorSecret: env.CURSOR_SECRET,
  reportFailure: (what, error) =>
    logger.error(what, { errorName: error instanceof Error ? error.name : typeof error }),
};

export const handler = api(
  storeDecisionRoutes,
  {
    listStoreApplications: ({ query }) => listApplications(context, query),
    openStoreApplication: ({ params }) => showOpened(context, params.applicationId),
    decideStoreApplication: ({ caller, params, body }) =>
      decideApplication(context, caller.userId, params.applicationId, body),
    inviteStoreOwner: ({ params }) => inviteOwner(context, params.applicationId),
  },
  guardSessions(env, logger, context.table),
);
