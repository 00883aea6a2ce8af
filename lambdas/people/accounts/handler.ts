import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { KMSClient } from "@aws-sdk/client-kms";
import { SNSClient } from "@aws-sdk/client-sns";
import { accountRoutes } from "#contract/people/accounts.ts";
import { consentHistoryRoutes } from "#contract/people/consent-history.ts";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { ownCopyRoutes } from "#contract/privacy/own-copy.ts";
import { showAccount } from "./account.ts";
import { cognitoAttributes, cognitoDirectory } from "./aws-directory.ts";
import { cognitoSignOut } from "#lambdas/people/aws-sign-out.ts";
import { snsTextMessages } from "#lambdas/platform/text-messages/aws-text-messages.ts";
import { answerDocument } from "./answer-document.ts";
import { changeMe } from "./change-me.ts";
import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { reopenAccount } from "#lambdas/people/accounts/closing/reopen-account.ts";
import { showClosing } from "#lambdas/people/accounts/closing/show-closing.ts";
import { confirmPhone } from "./confirm-phone.ts";
import { declarePersonalNumber } from "./declare-personal-number.ts";
import { endSessions } from "./end-sessions.ts";
import { AccountsEnv } from "./env.ts";
import { listConsents } from "./list-consents.ts";
import { retryMail, showMailStatus } from "./mail-status.ts";
import { askForCopy } from "#lambdas/people/accounts/own-copy/ask-for-copy.ts";
import { copyPlace } from "#lambdas/people/copy-place.ts";
import { linkCopy } from "#lambdas/people/accounts/own-copy/link-copy.ts";
import { showCopy } from "#lambdas/people/accounts/own-copy/show-copy.ts";
import { removePhone } from "./remove-phone.ts";
import { saveConsent } from "./save-consent.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { recordUse } from "#lambdas/people/sessions/sign-in-use.ts";
import { cognitoEmail } from "#lambdas/people/mail/aws-pool-email.ts";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { kmsCipher, kmsMac } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = AccountsEnv.parse(process.env);
const logger = loggerOf("accounts");
const kms = new KMSClient({});
const sign = signLinks();
const cognito = new CognitoIdentityProviderClient({});
const context = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  directory: cognitoDirectory(cognito, env.USER_POOL_ID),
  updatePool: cognitoAttributes(cognito, env.USER_POOL_ID),
  setPoolEmail: cognitoEmail(cognito, env.USER_POOL_ID, logger),
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
    answerDocument: ({ caller, body }) => answerDocument(context, caller, body),
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
