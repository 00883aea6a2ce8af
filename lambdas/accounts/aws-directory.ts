import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ChangeContext } from "#lambdas/accounts/change-me.ts";
import { type Directory, personFrom } from "#lambdas/accounts/person.ts";

/** Who has no account yet has the id that theirs gets. The user pool takes a `sub` for a user name. */
export const cognitoDirectory =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): Directory =>
  async (userId) => {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId });
    const { UserAttributes = [] } = await cognito.send(command);
    return personFrom(Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value])));
  };

export const cognitoAttributes =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): ChangeContext["tellPool"] =>
  async (Username, { fullName, language }) => {
    const UserAttributes = [
      { Name: "name", Value: fullName },
      { Name: "locale", Value: language },
    ].filter(({ Value }) => Value !== undefined);
    await cognito.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username, UserAttributes }),
    );
  };
