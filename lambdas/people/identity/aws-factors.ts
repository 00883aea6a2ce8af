import {
  type CognitoIdentityProviderClient,
  DeleteWebAuthnCredentialCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { People } from "./people.ts";

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
  for (let passkeys = await list(); passkeys.length > 0; passkeys = await list())
    for (const CredentialId of passkeys)
      await cognito.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
};

/** Signs in as the person with a ticket: Cognito lets only them delete passkeys. */
export const cognitoFactorRemoval =
  (cognito: CognitoIdentityProviderClient, clientId: string): People["removeFactors"] =>
  async (poolUser, ticket) => {
    const token = await signInFor(cognito, clientId, { USERNAME: poolUser, ticket });
    await turnOffAuthenticator(cognito, token);
    await removePasskeys(cognito, token);
  };
