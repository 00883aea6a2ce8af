import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { identityRoutes } from "#contract/people/identity.ts";
import { emailDecisionRoutes } from "#contract/office/email-request-acts.ts";
import { emailChangeRoutes } from "#contract/people/email-change.ts";
import { signUpRoutes } from "#contract/people/sign-up.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { secretCertificate } from "./aws-certificate.ts";
import { cognitoPeople } from "./aws-people.ts";
import { bankId } from "./bankid.ts";
import { connectToBankId } from "./bankid-connection.ts";
import { cancelOrder } from "./cancel-order.ts";
import { collectOrder } from "./collect-order.ts";
import { createAccount } from "./create-account.ts";
import { confirmEmail } from "#lambdas/people/identity/email/confirm-email.ts";
import { startEmailChange } from "#lambdas/people/identity/email/start-email-change.ts";
import { decideEmailChange } from "#lambdas/people/identity/support/decide-email-change.ts";
import { isAdministratorIn } from "#lambdas/people/aws-groups.ts";
import { takeBackEmail } from "#lambdas/people/identity/email/take-back-email.ts";
import { IdentityEnv } from "./env.ts";
import { type SignUpContext, confirmSignUp } from "#lambdas/people/identity/sign-up/confirm-sign-up.ts";
import { startSignUp } from "#lambdas/people/identity/sign-up/start-sign-up.ts";
import { startRegistration } from "./start-registration.ts";
import { startSignIn } from "./start-sign-in.ts";
import { startSignature } from "./start-signature.ts";
import { startVerification } from "./start-verification.ts";
import { cognitoEmail } from "#lambdas/people/mail/aws-pool-email.ts";
import { s3Evidence } from "#lambdas/people/signatures/aws-evidence.ts";
import { kmsCipher, kmsMac } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = IdentityEnv.parse(process.env);
const kms = new KMSClient({});
const cognito = new CognitoIdentityProviderClient({});
const logger = loggerOf("identity");
const certificate = secretCertificate(new SecretsManagerClient({}), env.BANKID_CERTIFICATE);
const isAdministrator = isAdministratorIn(cognito, env.USER_POOL_ID);
const pool = { userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID, system };

const context: SignUpContext = {
  codeSecret: env.CODE_SECRET,
  signUps: env.SIGN_UPS,
  table: openTable(env.TABLE_NAME, system),
  system,
  siteOrigin: env.SITE_ORIGIN,
  eid: bankId(connectToBankId(env.BANKID_URL, certificate)),
  people: cognitoPeople(cognito, pool),
  setPoolEmail: cognitoEmail(cognito, env.USER_POOL_ID, logger),
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
    startRegistration: ({ body, address }) => startRegistration(context, body, address),
    startSignIn: ({ body, address }) => startSignIn(context, body, address),
    startVerification: ({ caller, body, address }) => startVerification(context, caller, body, address),
    startSignature: ({ caller, body, address }) => startSignature(context, caller, body, address),
    collectEidOrder: ({ params, body }) => collectOrder(context, { ...params, ...body }),
    createAccount: ({ params, body: { secret, nonce, ...account } }) =>
      createAccount(context, { ...params, secret, nonce }, account),
    cancelEidOrder: ({ params, body }) => cancelOrder(context, { ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
