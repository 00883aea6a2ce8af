import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  DeleteWebAuthnCredentialCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { groupsIn } from "#lambdas/people/aws-groups.ts";
import { cognitoRemoval } from "#lambdas/people/aws-remove-user.ts";
import type { NewUser, People } from "./people.ts";
import type { System } from "#lambdas/platform/system.ts";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";

const signInFor = async (
  cognito: CognitoIdentityProviderClient,
  ClientId: string,
  { USERNAME, ticket }: { readonly USERNAME: string; readonly ticket: string },
): Promise<string> => {
  const begun = await cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: "CUSTOM_AUTH",
      AuthParameters: { USERNAME },
      ClientMetadata: { ticket },
    }),
  );
  const { AuthenticationResult } = await cognito.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: "CUSTOM_CHALLENGE",
      Session: begun.Session,
      ChallengeResponses: { USERNAME, ANSWER: ticket },
      ClientMetadata: { ticket, for: signInPurpose },
    }),
  );
  const token = AuthenticationResult?.AccessToken;
  if (token === undefined) throw new Error("The user pool let nobody in with a ticket of ours");
  return token;
};

/** Skips accounts without one, since turning it off notifies the owner. */
const turnOffAuthenticator = async (
  cognito: CognitoIdentityProviderClient,
  AccessToken: string,
): Promise<void> => {
  const { UserMFASettingList = [] } = await cognito.send(new GetUserCommand({ AccessToken }));
  if (UserMFASettingList.length === 0) return;
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
};

const removePasskeys = async (cognito: CognitoIdentityProviderClient, AccessToken: string): Promise<void> => {
  const list = async () => {
    const { Credentials = [] } = await cognito.send(new ListWebAuthnCredentialsCommand({ AccessToken }));
    return Credentials.flatMap(({ CredentialId }) => CredentialId ?? []);
  };
  // Repeats: a list is one page, and a session may still add a passkey.
  for (let found = await list(); found.length > 0; found = await list())
    for (const CredentialId of found)
      await cognito.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
};

/** Signs in as the person with a ticket: Cognito lets only them delete passkeys. */
const cognitoFactorRemoval =
  (cognito: CognitoIdentityProviderClient, clientId: string): People["removeFactors"] =>
  async (poolUser, ticket) => {
    const token = await signInFor(cognito, clientId, { USERNAME: poolUser, ticket });
    await turnOffAuthenticator(cognito, token);
    await removePasskeys(cognito, token);
  };

type Options = {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly system: Pick<System, "bytes">;
};

const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

const subOf = (attributes: AdminGetUserCommandOutput["UserAttributes"] = []): string => {
  const sub = attributes.find(({ Name }) => Name === "sub")?.Value;
  if (sub === undefined) throw new Error("The user pool answered with a user without a sub");
  return sub;
};

const userFinder = (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
): Pick<People, "find" | "exists"> => {
  const groupsOf = groupsIn(cognito, UserPoolId);
  const open = async (Username: string) => {
    try {
      return await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if (isCalled(error, "UserNotFoundException")) return undefined;
      throw error;
    }
  };
  const exists = async (poolUser: string) => (await open(poolUser)) !== undefined;
  const find: People["find"] = async (email) => {
    const user = await open(email);
    if (!user) return undefined;
    const poolUser = subOf(user.UserAttributes);
    const groups = await groupsOf(poolUser);
    return { poolUser, confirmed: user.UserStatus !== "UNCONFIRMED", inGroup: groups.length > 0 };
  };
  return { find, exists };
};

const randomisePassword = async (
  cognito: CognitoIdentityProviderClient,
  { userPoolId: UserPoolId, system }: Pick<Options, "userPoolId" | "system">,
  Username: string,
): Promise<void> => {
  const Password = Buffer.from(system.bytes(32)).toString("base64url");
  await cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
};

const userCreator = (
  cognito: CognitoIdentityProviderClient,
  { userPoolId: UserPoolId, system }: Options,
): People["create"] => {
  const invite = async ({ email, name, language: locale, firstPassword }: NewUser) => {
    const attributes = { email, email_verified: String(firstPassword !== undefined), name, locale };
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    const command = new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      UserAttributes,
      ...(firstPassword !== undefined && { TemporaryPassword: firstPassword }),
      MessageAction: "SUPPRESS",
    });
    try {
      return await cognito.send(command);
    } catch (error) {
      if (isCalled(error, "UsernameExistsException")) return undefined;
      throw error;
    }
  };
  return async (user) => {
    const created = await invite(user);
    if (!created) return undefined;
    const poolUser = subOf(created.User?.Attributes);
    if (user.firstPassword !== undefined) return poolUser;
    // Without a password, the user could not request a reset code.
    await randomisePassword(cognito, { userPoolId: UserPoolId, system }, poolUser);
    return poolUser;
  };
};

const signOutOf =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string): People["signOut"] =>
  async (Username) => {
    await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  };

export const cognitoPeople = (cognito: CognitoIdentityProviderClient, options: Options): People => ({
  ...userFinder(cognito, options.userPoolId),
  create: userCreator(cognito, options),
  remove: cognitoRemoval(cognito, options.userPoolId),
  async lockOut(poolUser) {
    await randomisePassword(cognito, options, poolUser);
    await signOutOf(cognito, options.userPoolId)(poolUser);
  },
  removeFactors: cognitoFactorRemoval(cognito, options.clientId),
  signOut: signOutOf(cognito, options.userPoolId),
});
