import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { type Directory, personFrom } from "#lambdas/accounts/person.ts";

/** The user pool takes a `sub` for a user name. */
export const cognitoDirectory =
  (cognito: CognitoIdentityProviderClient, userPoolId: string): Directory =>
  async (userId) => {
    const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId });
    const { UserAttributes = [] } = await cognito.send(command);
    return personFrom(Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value])));
  };
