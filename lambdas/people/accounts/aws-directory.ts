import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ChangeContext } from "./change-me.ts";
import { type Directory, personFrom } from "./person.ts";

/** Looks up by account id, which equals the pool's `sub` until the account gets another user. The pool accepts a `sub` as user name. */
export const cognitoDirectory =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): Directory =>
  async (userId) => {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId });
    const { UserAttributes = [] } = await cognito.send(command);
    return personFrom(Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value])));
  };

export const cognitoAttributes =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): ChangeContext["updatePool"] =>
  async (Username, { fullName, language }) => {
    const UserAttributes = [
      { Name: "name", Value: fullName },
      { Name: "locale", Value: language },
    ].filter(({ Value }) => Value !== undefined);
    await cognito.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId: userPoolId, Username, UserAttributes }),
    );
  };
