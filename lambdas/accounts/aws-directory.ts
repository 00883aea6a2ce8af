import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ChangeWorld } from "#lambdas/accounts/change-me.ts";
import type { SessionsWorld } from "#lambdas/accounts/end-sessions.ts";
import { type Directory, personFrom } from "#lambdas/accounts/person.ts";

/** The user pool takes a `sub` for a user name. */
export const cognitoDirectory =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): Directory =>
  async (userId) => {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId });
    const { UserAttributes = [] } = await cognito.send(command);
    return personFrom(Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value])));
  };

export const cognitoAttributes =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): ChangeWorld["tellPool"] =>
  async (userId, { fullName, language }) => {
    const UserAttributes = [
      { Name: "name", Value: fullName },
      { Name: "locale", Value: language },
    ].filter(({ Value }) => Value !== undefined);
    await cognito.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username: userId, UserAttributes }),
    );
  };

export const cognitoSignOut =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): SessionsWorld["signOut"] =>
  async (userId) => {
    await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId }));
  };
