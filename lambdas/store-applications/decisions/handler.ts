import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { storeDecisionRoutes } from "#contract/store-applications/decisions.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { cognitoInvitations } from "#lambdas/shared/stores/accounts/aws-invitations.ts";
import { kmsCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openCompanies } from "../companies/open-companies.ts";
import { StoreDecisionsEnv } from "../env.ts";
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
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
