import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { SNSClient } from "@aws-sdk/client-sns";
import { accountRoutes } from "#contract/accounts.ts";
import { consentHistoryRoutes } from "#contract/consent-history.ts";
import { closingRoutes } from "#contract/closing.ts";
import { ownCopyRoutes } from "#contract/own-copy.ts";
import { showAccount } from "#lambdas/accounts/account.ts";
import { cognitoAttributes, cognitoDirectory } from "#lambdas/accounts/aws-directory.ts";
import { cognitoSignOut } from "#lambdas/shared/accounts/aws-sign-out.ts";
import { snsTextMessages } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import { changeMe } from "#lambdas/accounts/change-me.ts";
import { closeAccount } from "#lambdas/accounts/closing/close-account.ts";
import { reopenAccount } from "#lambdas/accounts/closing/reopen-account.ts";
import { showClosing } from "#lambdas/accounts/closing/show-closing.ts";
import { confirmPhone } from "#lambdas/accounts/confirm-phone.ts";
import { declarePersonalNumber } from "#lambdas/accounts/declare-personal-number.ts";
import { endSessions } from "#lambdas/accounts/end-sessions.ts";
import { AccountsEnv } from "#lambdas/accounts/env.ts";
import { listConsents } from "#lambdas/accounts/list-consents.ts";
import { retryMail, showMailStatus } from "#lambdas/accounts/mail-status.ts";
import { askForCopy } from "./own-copy/ask-for-copy.ts";
import { copyPlace } from "./own-copy/copy-place.ts";
import { linkCopy } from "./own-copy/link-copy.ts";
import { showCopy } from "./own-copy/show-copy.ts";
import { removePhone } from "#lambdas/accounts/remove-phone.ts";
import { saveConsent } from "#lambdas/accounts/save-consent.ts";
import { sendPhoneCode } from "#lambdas/accounts/send-phone-code.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { recordUse } from "#lambdas/shared/http/sign-in-use.ts";
import { cognitoEmail } from "#lambdas/shared/mail/aws-pool-email.ts";
import { signLinks } from "#lambdas/shared/pictures/aws-signed-links.ts";
import { kmsCipher, kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = AccountsEnv.parse(process.env);
const logger = loggerOf("accounts");
const kms = new KMSClient({});
const sign = signLinks();
const cognito = new CognitoIdentityProviderClient({});
const context = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  directory: cognitoDirectory(cognito, env.USER_POOL_ID),
  tellPool: cognitoAttributes(cognito, env.USER_POOL_ID),
  tellEmail: cognitoEmail(cognito, env.USER_POOL_ID, logger),
  signOut: cognitoSignOut(cognito, env.USER_POOL_ID),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
  signCopy: (userId: string) => sign(copyPlace(env.OWN_COPIES_BUCKET, userId)),
  codeSecret: env.CODE_SECRET,
  cursorSecret: env.CURSOR_SECRET,
  siteOrigin: env.SITE_ORIGIN,
  logger,
  sendText: snsTextMessages(new SNSClient({}), logger),
};

export const handler = api(
  { ...closingRoutes, ...consentHistoryRoutes, ...ownCopyRoutes, ...accountRoutes },
  {
    getClosing: ({ caller }) => showClosing(context, caller),
    closeAccount: ({ caller }) => closeAccount(context, caller),
    reopenAccount: ({ caller }) => reopenAccount(context, caller),
    getOwnCopy: ({ caller }) => showCopy(context, caller),
    askForOwnCopy: ({ caller }) => askForCopy(context, caller),
    linkOwnCopy: ({ caller }) => linkCopy(context, caller),
    getMe: ({ caller }) => showAccount(context, caller),
    changeMe: ({ caller, body }) => changeMe(context, caller, body),
    declarePersonalNumber: ({ caller, body }) => declarePersonalNumber(context, caller, body.personalNumber),
    sendPhoneCode: ({ caller, body, address }) =>
      sendPhoneCode(context, caller, { phone: body.phone, address }),
    confirmPhone: ({ caller, body }) => confirmPhone(context, caller, body.code),
    removePhone: ({ caller }) => removePhone(context, caller),
    endSessions: ({ caller, query }) => endSessions(context, caller, query),
    getMailStatus: ({ caller }) => showMailStatus(context, caller),
    retryMail: ({ caller }) => retryMail(context, caller),
    saveConsent: ({ caller, body }) => saveConsent(context, caller, body),
    listConsents: ({ caller, query }) => listConsents(context, caller.userId, query),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: async (caller, route) => {
      await assertLiveSession(context.table, caller, route, context.now());
      await recordUse(context.table, caller, context.now());
    },
  },
);
