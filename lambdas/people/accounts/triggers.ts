import {
  CognitoIdentityProviderClient,
  AdminGetUserCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type {
  CreateAuthChallengeTriggerEvent,
  CustomMessageTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PostConfirmationTriggerEvent,
  PreAuthenticationTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from "aws-lambda";
import * as z from "zod";
import { ShownDocuments } from "#contract/people/document-news.ts";
import { newestDocuments } from "#contract/people/document-versions.ts";
import { askForTicket, checkTicket, decideChallenge } from "./auth-challenge.ts";
import { cognitoSignOut } from "#lambdas/people/aws-sign-out.ts";
import { createAccount } from "./create-account.ts";
import { AuthTriggersEnv } from "./env.ts";
import { endSessionsBefore } from "./end-sessions-before.ts";
import { limitStrangers } from "./limit-strangers.ts";
import { recordDevice, welcomeDevice } from "./record-device.ts";
import { personFrom } from "./person.ts";
import { setTokenClaims } from "./token-claims.ts";
import { recordCodeMail } from "./record-code-mail.ts";
import { languageIn, wordMessage } from "./word-message.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { recordArrival } from "#lambdas/people/mail/refusals.ts";
import { notifyOwner } from "./notify-owner.ts";
import { system } from "#lambdas/platform/system.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const authenticatorIn =
  (cognito: CognitoIdentityProviderClient) =>
  async (UserPoolId: string, Username: string): Promise<boolean> => {
    const { UserMFASettingList = [] } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    return UserMFASettingList.includes("SOFTWARE_TOKEN_MFA");
  };

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

/** The account of a trigger's event. Unknown users have only a user name. */
const accountIn = ({ request, userName }: AboutUser): Promise<string> =>
  accountOf(table, request.userAttributes["sub"] ?? userName);

/** Records that the address receives mail, because a mailed code was entered. Runs before the next mail, which would otherwise be held back. */
const recordMailArrived = async ({
  request,
}: PostConfirmationTriggerEvent | PreTokenGenerationV2TriggerEvent) => {
  const email = request.userAttributes["email"];
  if (email !== undefined) await recordArrival(table, email, system.now());
};

/** The document versions on the page where the password was chosen. The sign-in page of shops and administrators sends none and links the newest. */
const ShownInMetadata = z
  .object({ terms: z.coerce.number(), privacy: z.coerce.number() })
  .pipe(ShownDocuments);

/** Creates the account of someone who signed in with a mailed one-time password and chose their own. */
const openAccount = async (userId: string, event: PreTokenGenerationV2TriggerEvent): Promise<void> => {
  const { groupConfiguration, clientMetadata, userAttributes } = event.request;
  const isInvited = (groupConfiguration.groupsToOverride ?? []).length > 0;
  const { data = isInvited ? newestDocuments : undefined } = ShownInMetadata.safeParse(clientMetadata);
  const acceptance = data && ({ shown: data, door: isInvited ? "invitation" : "password" } as const);
  await recordMailArrived(event);
  await createAccount(context, userId, personFrom(userAttributes), acceptance);
};

const startOfSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

const recordPassword = async (userId: string): Promise<void> => {
  try {
    await table.transact([update(keys.profile(userId)).remove("passwordMissing").expectExists("stale")]);
  } catch (error) {
    // Without a profile there is nothing to update; the next visit creates one.
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Ends every session: the password may be changed because a stranger is signed in. */
const changePassword = async (userId: string, event: PostConfirmationTriggerEvent): Promise<void> => {
  const { request, userName, userPoolId } = event;
  // Rounded down, because Cognito reports sign-ins in whole seconds and the next one must count as later.
  await endSessionsBefore({ ...system, table }, userId, startOfSecond(system.now()));
  await cognitoSignOut(cognito, userPoolId)(userName);
  await welcomeDevice(context, userId, request.clientMetadata);
  await recordPassword(userId);
  await notifyOwner(context, userId, "password-changed", system.newId("security"));
};

const prepareTokens = async (event: PreTokenGenerationV2TriggerEvent) => {
  const userId = await accountIn(event);
  if (event.triggerSource === "TokenGeneration_NewPasswordChallenge") await openAccount(userId, event);
  await recordDevice(context, userId, event);
  return setTokenClaims(context, userId, event);
};

/** Writes the user pool's mails, and records password codes. Invitations are not recorded, because invited people have no account yet. */
const composeMail = async (event: CustomMessageTriggerEvent) => {
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

/** Handles the user pool's triggers. Cognito expects the event back with its response filled in. */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  switch (event.triggerSource) {
    case "PreAuthentication_Authentication":
      await limitStrangers({ ...system, table }, await accountIn(event), event);
      return event;
    case "PostConfirmation_ConfirmForgotPassword":
      await recordMailArrived(event);
      await changePassword(await accountIn(event), event);
      return event;
    case "DefineAuthChallenge_Authentication":
      return decideChallenge(event);
    case "CreateAuthChallenge_Authentication":
      return askForTicket(event);
    case "VerifyAuthChallengeResponse_Authentication":
      return checkTicket({ ...system, table }, event);
    case "TokenGeneration_NewPasswordChallenge":
    case "TokenGeneration_HostedAuth":
    case "TokenGeneration_Authentication":
    case "TokenGeneration_AuthenticateDevice":
    case "TokenGeneration_RefreshTokens":
      return prepareTokens(event);
    default:
      return composeMail(event);
  }
};
