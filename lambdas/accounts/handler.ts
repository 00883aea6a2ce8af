import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { accountRoutes } from "#contract/accounts.ts";
import { showAccount } from "#lambdas/accounts/account.ts";
import { changeMe } from "#lambdas/accounts/change-me.ts";
import { declarePersonalNumber } from "#lambdas/accounts/declare-personal-number.ts";
import { cognitoDirectory } from "#lambdas/accounts/aws-directory.ts";
import { AccountsEnv } from "#lambdas/accounts/env.ts";
import { api } from "#lambdas/http/api.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { kmsCipher, kmsMac } from "#lambdas/secrets/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = AccountsEnv.parse(process.env);
const kms = new KMSClient({});
const world = {
  now: () => system.now(),
  table: openTable(env.TABLE_NAME, system),
  directory: cognitoDirectory(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
};

export const handler = api(
  accountRoutes,
  {
    getMe: ({ caller }) => showAccount(world, caller),
    changeMe: ({ caller, body }) => changeMe(world, caller, body),
    declarePersonalNumber: ({ caller, body }) => declarePersonalNumber(world, caller, body.personalNumber),
  },
  { originSecret: env.ORIGIN_SECRET, logger: loggerOf("accounts") },
);
