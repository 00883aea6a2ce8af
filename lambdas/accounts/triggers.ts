import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import type {
  CreateAuthChallengeTriggerEvent,
  CustomMessageTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from "aws-lambda";
import { askForTicket, checkTicket, decideChallenge } from "#lambdas/accounts/auth-challenge.ts";
import { authenticatorIn } from "#lambdas/accounts/aws-authenticator.ts";
import { brokenSignUpRule } from "#lambdas/accounts/check-sign-up.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import { AuthTriggersEnv } from "#lambdas/accounts/env.ts";
import { lacksPassword, notePassword } from "#lambdas/accounts/first-password.ts";
import { noteDevice } from "#lambdas/accounts/note-device.ts";
import { personFrom } from "#lambdas/accounts/person.ts";
import { claimTokens } from "#lambdas/accounts/token-claims.ts";
import { wordMessage } from "#lambdas/accounts/word-message.ts";
import { noteArrival } from "#lambdas/mail/refusals.ts";
import { tellOwner } from "#lambdas/accounts/tell-owner.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

type SignInEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent
  | PreTokenGenerationV2TriggerEvent;
type TriggerEvent =
  | PreSignUpTriggerEvent
  | PostConfirmationTriggerEvent
  | CustomMessageTriggerEvent
  | SignInEvent;

const env = AuthTriggersEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const world = {
  table,
  newId: (prefix: string) => system.newId(prefix),
  now: () => system.now(),
  siteOrigin: env.SITE_ORIGIN,
  hasAuthenticator: authenticatorIn(new CognitoIdentityProviderClient({})),
  lacksPassword: (userId: string) => lacksPassword(table, userId),
};

const openAccount = async ({ request, userName }: PostConfirmationTriggerEvent): Promise<void> => {
  const { userAttributes, clientMetadata } = request;
  const locale = userAttributes["locale"] ?? clientMetadata?.["language"];
  await createAccount(world, userAttributes["sub"] ?? userName, personFrom({ ...userAttributes, locale }));
};

/** The code that was mailed has come back. */
const heardFrom = async ({ request }: PostConfirmationTriggerEvent): Promise<void> => {
  const email = request.userAttributes["email"];
  if (email !== undefined) await noteArrival(table, email, system.now());
};

const changePassword = async ({ request, userName }: PostConfirmationTriggerEvent): Promise<void> => {
  const userId = request.userAttributes["sub"] ?? userName;
  await notePassword(table, userId);
  await tellOwner(world, userId, "password-changed", system.newId("security"));
};

const checkSignUp = ({ request }: PreSignUpTriggerEvent): void => {
  const rule = brokenSignUpRule(request.userAttributes);
  if (rule) throw new Error(rule);
};

/** Answers the user pool's triggers: who may sign up, what a new account gets, how codes are worded, how an eID signs in, what tokens say. The pool takes the event back, with its response filled in. */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  switch (event.triggerSource) {
    case "PreSignUp_SignUp":
      checkSignUp(event);
      return event;
    case "PreSignUp_AdminCreateUser":
    case "PreSignUp_ExternalProvider":
      return event;
    case "PostConfirmation_ConfirmSignUp":
      await openAccount(event);
      await heardFrom(event);
      return event;
    case "PostConfirmation_ConfirmForgotPassword":
      await changePassword(event);
      await heardFrom(event);
      return event;
    case "DefineAuthChallenge_Authentication":
      return decideChallenge(event);
    case "CreateAuthChallenge_Authentication":
      return askForTicket(event);
    case "VerifyAuthChallengeResponse_Authentication":
      return checkTicket(table, event, system.now());
    case "TokenGeneration_HostedAuth":
    case "TokenGeneration_Authentication":
    case "TokenGeneration_NewPasswordChallenge":
    case "TokenGeneration_AuthenticateDevice":
    case "TokenGeneration_RefreshTokens":
      await noteDevice(world, event);
      return claimTokens(world, event);
    default:
      return wordMessage(world, event);
  }
};
