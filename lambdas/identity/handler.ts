import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { identityRoutes } from "#contract/identity.ts";
import { emailDecisionRoutes } from "#contract/email-request-acts.ts";
import { emailChangeRoutes } from "#contract/email-change.ts";
import { signUpRoutes } from "#contract/sign-up.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { secretCertificate } from "#lambdas/identity/aws-certificate.ts";
import { cognitoPeople } from "#lambdas/identity/aws-people.ts";
import { bankId } from "#lambdas/identity/bankid.ts";
import { connectToBankId } from "#lambdas/identity/bankid-connection.ts";
import { cancelOrder } from "#lambdas/identity/cancel-order.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import { createAccount } from "#lambdas/identity/create-account.ts";
import { confirmEmail } from "#lambdas/identity/email/confirm-email.ts";
import { startEmailChange } from "#lambdas/identity/email/start-email-change.ts";
import { decideEmailChange } from "#lambdas/identity/support/decide-email-change.ts";
import { isAdministratorIn } from "#lambdas/shared/administrators/aws-is-administrator.ts";
import { takeBackEmail } from "#lambdas/identity/email/take-back-email.ts";
import { IdentityEnv } from "#lambdas/identity/env.ts";
import { type SignUpContext, confirmSignUp } from "#lambdas/identity/sign-up/confirm-sign-up.ts";
import { startSignUp } from "#lambdas/identity/sign-up/start-sign-up.ts";
import { startRegistration } from "#lambdas/identity/start-registration.ts";
import { startSignIn } from "#lambdas/identity/start-sign-in.ts";
import { startSignature } from "#lambdas/identity/start-signature.ts";
import { startVerification } from "#lambdas/identity/start-verification.ts";
import { cognitoEmail } from "#lambdas/shared/mail/aws-pool-email.ts";
import { s3Evidence } from "#lambdas/shared/signatures/aws-evidence.ts";
import { kmsCipher, kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = IdentityEnv.parse(process.env);
const kms = new KMSClient({});
const cognito = new CognitoIdentityProviderClient({});
const logger = loggerOf("identity");
const certificate = secretCertificate(new SecretsManagerClient({}), env.BANKID_CERTIFICATE);
const isAdministrator = isAdministratorIn(cognito, env.USER_POOL_ID);
const pool = { userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID, system };

const context: SignUpContext = {
  codeSecret: env.CODE_SECRET,
  table: openTable(env.TABLE_NAME, system),
  system,
  eid: bankId(connectToBankId(env.BANKID_URL, certificate)),
  people: cognitoPeople(cognito, pool),
  tellEmail: cognitoEmail(cognito, env.USER_POOL_ID, logger),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
  seal: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "orderId"),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
  evidence: s3Evidence(env.SIGNATURES_BUCKET),
  logger,
};

export const handler = api(
  { ...identityRoutes, ...signUpRoutes, ...emailChangeRoutes, ...emailDecisionRoutes },
  {
    startSignUp: ({ body, address }) => startSignUp(context, body, address),
    confirmSignUp: ({ body }) => confirmSignUp(context, body),
    startEmailChange: ({ caller, body, address }) => startEmailChange(context, caller, { ...body, address }),
    confirmEmail: ({ caller, body }) => confirmEmail(context, caller, body.code),
    decideEmailChange: ({ caller, params, body }) =>
      decideEmailChange({ ...context, isAdministrator }, { adminId: caller.userId, ...params }, body),
    takeBackEmail: ({ body, address }) => takeBackEmail(context, body.token, address),
    startRegistration: ({ body, address }) => startRegistration(context, body.language, address),
    startSignIn: ({ address }) => startSignIn(context, address),
    startVerification: ({ caller, address }) => startVerification(context, caller, address),
    startSignature: ({ caller, body, address }) => startSignature(context, caller, body.signingId, address),
    collectEidOrder: ({ params, body }) => collectOrder(context, { ...params, ...body }),
    createAccount: ({ params, body: { secret, ...account } }) =>
      createAccount(context, { ...params, secret }, account),
    cancelEidOrder: ({ params, body }) => cancelOrder(context, { ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
