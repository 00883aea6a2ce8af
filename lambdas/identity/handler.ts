import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { identityRoutes } from "#contract/identity.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { secretCertificate } from "#lambdas/identity/aws-certificate.ts";
import { cognitoPeople } from "#lambdas/identity/aws-people.ts";
import { bankId } from "#lambdas/identity/bankid.ts";
import { connectToBankId } from "#lambdas/identity/bankid-connection.ts";
import { cancelOrder } from "#lambdas/identity/cancel-order.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import { IdentityEnv } from "#lambdas/identity/env.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { startRegistration } from "#lambdas/identity/start-registration.ts";
import { startSignIn } from "#lambdas/identity/start-sign-in.ts";
import { startVerification } from "#lambdas/identity/start-verification.ts";
import { kmsCipher, kmsMac } from "#lambdas/secrets/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = IdentityEnv.parse(process.env);
const kms = new KMSClient({});
const logger = loggerOf("identity");
const certificate = secretCertificate(new SecretsManagerClient({}), env.BANKID_CERTIFICATE);
const pool = { userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID, system };

const world: IdentityWorld = {
  table: openTable(env.TABLE_NAME, system),
  system,
  eid: bankId(connectToBankId(env.BANKID_URL, certificate)),
  people: cognitoPeople(new CognitoIdentityProviderClient({}), pool),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
  seal: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "orderId"),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
  logger,
};

export const handler = api(
  identityRoutes,
  {
    startRegistration: ({ body, address }) => startRegistration(world, body, address),
    startSignIn: ({ address }) => startSignIn(world, address),
    startVerification: ({ caller, address }) => startVerification(world, caller, address),
    collectEidOrder: ({ params, body }) => collectOrder(world, { ...params, ...body }),
    cancelEidOrder: ({ params, body }) => cancelOrder(world, { ...params, ...body }),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger,
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
