import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import type {
  CreateAuthChallengeTriggerEvent,
  CustomMessageTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PostConfirmationTriggerEvent,
  PreAuthenticationTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from "aws-lambda";
import { askForTicket, checkTicket, decideChallenge } from "#lambdas/accounts/auth-challenge.ts";
import { authenticatorIn } from "#lambdas/accounts/aws-authenticator.ts";
import { cognitoSignOut } from "#lambdas/shared/accounts/aws-sign-out.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import { AuthTriggersEnv } from "#lambdas/accounts/env.ts";
import { endSessionsBefore } from "#lambdas/accounts/end-sessions-before.ts";
import { recordPassword } from "#lambdas/accounts/first-password.ts";
import { limitStrangers } from "#lambdas/accounts/limit-strangers.ts";
import { recordDevice, welcomeDevice } from "./record-device.ts";
import { personFrom } from "#lambdas/accounts/person.ts";
import { claimTokens } from "#lambdas/accounts/token-claims.ts";
import { recordCodeMail } from "#lambdas/accounts/record-code-mail.ts";
import { languageIn, wordMessage } from "#lambdas/accounts/word-message.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { recordArrival } from "#lambdas/shared/mail/refusals.ts";
import { tellOwner } from "#lambdas/accounts/tell-owner.ts";
import { system } from "#lambdas/system.ts";
import { accountOf } from "#lambdas/shared/table/pool-user.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

type SignInEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent
  | PreTokenGenerationV2TriggerEvent;
type TriggerEvent =
  | Extract<PostConfirmationTriggerEvent, { triggerSource: "PostConfirmation_ConfirmForgotPassword" }>
  | PreAuthenticationTriggerEvent
  | CustomMessageTriggerEvent
  | SignInEvent;

const env = AuthTriggersEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const logger = loggerOf("auth-triggers");
const cognito = new CognitoIdentityProviderClient({});
const context = {
  table,
  newId: (prefix: string) => system.newId(prefix),
  now: () => system.now(),
  siteOrigin: env.SITE_ORIGIN,
  hasAuthenticator: authenticatorIn(cognito),
};

type AboutUser = Pick<PreAuthenticationTriggerEvent, "userName"> & {
  readonly request: { readonly userAttributes: Readonly<Record<string, string>> };
};

/** Whose account it is about. Of people who do not exist there is only what they were called. */
const accountIn = ({ request, userName }: AboutUser): Promise<string> =>
  accountOf(table, request.userAttributes["sub"] ?? userName);

/** The code that was mailed has come back. */
const heardFrom = async ({ request }: PostConfirmationTriggerEvent | PreTokenGenerationV2TriggerEvent) => {
  const email = request.userAttributes["email"];
  if (email !== undefined) await recordArrival(table, email, system.now());
};

/** Someone has chosen their first password: what let them in was mailed to them, and their account begins. */
const openAccount = async (userId: string, event: PreTokenGenerationV2TriggerEvent): Promise<void> => {
  const { userAttributes } = event.request;
  await createAccount(context, userId, personFrom(userAttributes));
  await heardFrom(event);
};

const startOfSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** A person who chose it may have done so because someone else is signed in: nobody stays so. */
const changePassword = async (userId: string, event: PostConfirmationTriggerEvent): Promise<void> => {
  const { request, userName, userPoolId } = event;
  // By the second, as sign-ins are told of: the one that follows is not meant.
  await endSessionsBefore({ ...system, table }, userId, startOfSecond(system.now()));
  await cognitoSignOut(cognito, userPoolId)(userName);
  await welcomeDevice(context, userId, request.clientMetadata);
  await recordPassword(table, userId);
  await tellOwner(context, userId, "password-changed", system.newId("security"));
};

const giveTokens = async (event: PreTokenGenerationV2TriggerEvent) => {
  const userId = await accountIn(event);
  if (event.triggerSource === "TokenGeneration_NewPasswordChallenge") await openAccount(userId, event);
  await recordDevice(context, userId, event);
  return claimTokens(context, userId, event);
};

/** An invitation goes to someone without an account, so there is no place where administrators would see it. */
const wordMail = async (event: CustomMessageTriggerEvent) => {
  const worded = wordMessage(context, event);
  const { triggerSource, response } = worded;
  if (triggerSource !== "CustomMessage_ForgotPassword") return worded;
  const mail = { subject: response.emailSubject ?? "", language: languageIn(event) };
  const report = (error: unknown) =>
    logger.error("A mail of the user pool could not be written down", {
      reason: error instanceof Error ? error.name : typeof error,
    });
  await recordCodeMail({ ...system, table, report }, () => accountIn(event), mail);
  return worded;
};

/** Answers the user pool's triggers: what a new account gets, how codes are worded, how an eID signs in, what tokens say. The pool takes the event back, with its response filled in. */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  switch (event.triggerSource) {
    case "PreAuthentication_Authentication":
      await limitStrangers({ ...system, table }, await accountIn(event), event);
      return event;
    case "PostConfirmation_ConfirmForgotPassword":
      await changePassword(await accountIn(event), event);
      await heardFrom(event);
      return event;
    case "DefineAuthChallenge_Authentication":
      return decideChallenge(event);
    case "CreateAuthChallenge_Authentication":
      return askForTicket(event);
    case "VerifyAuthChallengeResponse_Authentication":
      return checkTicket(table, event, system.now());
    case "TokenGeneration_NewPasswordChallenge":
    case "TokenGeneration_HostedAuth":
    case "TokenGeneration_Authentication":
    case "TokenGeneration_AuthenticateDevice":
    case "TokenGeneration_RefreshTokens":
      return giveTokens(event);
    default:
      return wordMail(event);
  }
};
