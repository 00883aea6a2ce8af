import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { SNSClient } from "@aws-sdk/client-sns";
import { accountRoutes } from "#contract/accounts.ts";
import { closingRoutes } from "#contract/closing.ts";
import { showAccount } from "#lambdas/accounts/account.ts";
import { cognitoAttributes, cognitoDirectory, cognitoSignOut } from "#lambdas/accounts/aws-directory.ts";
import { snsTextMessages } from "#lambdas/accounts/aws-text-messages.ts";
import { changeMe } from "#lambdas/accounts/change-me.ts";
import { closeAccount } from "#lambdas/accounts/closing/close-account.ts";
import { reopenAccount } from "#lambdas/accounts/closing/reopen-account.ts";
import { showClosing } from "#lambdas/accounts/closing/show-closing.ts";
import { confirmPhone } from "#lambdas/accounts/confirm-phone.ts";
import { declarePersonalNumber } from "#lambdas/accounts/declare-personal-number.ts";
import { endSessions } from "#lambdas/accounts/end-sessions.ts";
import { AccountsEnv } from "#lambdas/accounts/env.ts";
import { retryMail, showMailStatus } from "#lambdas/accounts/mail-status.ts";
import { removePhone } from "#lambdas/accounts/remove-phone.ts";
import { saveConsent } from "#lambdas/accounts/save-consent.ts";
import { sendPhoneCode } from "#lambdas/accounts/send-phone-code.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { kmsCipher, kmsMac } from "#lambdas/secrets/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = AccountsEnv.parse(process.env);
const logger = loggerOf("accounts");
const kms = new KMSClient({});
const cognito = new CognitoIdentityProviderClient({});
const world = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  directory: cognitoDirectory(cognito, env.USER_POOL_ID),
  tellPool: cognitoAttributes(cognito, env.USER_POOL_ID),
  signOut: cognitoSignOut(cognito, env.USER_POOL_ID),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
  codeSecret: env.CODE_SECRET,
  siteOrigin: env.SITE_ORIGIN,
  logger,
  sendText: snsTextMessages(new SNSClient({}), logger),
};

export const handler = api(
  { ...closingRoutes, ...accountRoutes },
  {
    getClosing: ({ caller }) => showClosing(world, caller),
    closeAccount: ({ caller }) => closeAccount(world, caller),
    reopenAccount: ({ caller }) => reopenAccount(world, caller),
    getMe: ({ caller }) => showAccount(world, caller),
    changeMe: ({ caller, body }) => changeMe(world, caller, body),
    declarePersonalNumber: ({ caller, body }) => declarePersonalNumber(world, caller, body.personalNumber),
    sendPhoneCode: ({ caller, body, address }) =>
      sendPhoneCode(world, caller, { phone: body.phone, address }),
    confirmPhone: ({ caller, body }) => confirmPhone(world, caller, body.code),
    removePhone: ({ caller }) => removePhone(world, caller),
    endSessions: ({ caller }) => endSessions(world, caller),
    getMailStatus: ({ caller }) => showMailStatus(world, caller),
    retryMail: ({ caller }) => retryMail(world, caller),
    saveConsent: ({ caller, body }) => saveConsent(world, caller, body),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger,
    assertLive: (caller, route) => assertLiveSession(world.table, caller, route),
  },
);
