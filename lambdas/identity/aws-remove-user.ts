import {
  AdminDeleteUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

/** Removes someone from the user pool. Nothing happens where there is no such user. */
export const cognitoRemoval =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string): Promise<void> => {
    try {
      await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "UserNotFoundException") throw error;
    }
  };
