import {
  AdminDeleteUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

/** Deletes a user from the pool; does nothing if there is none. */
export const cognitoRemoval =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string): Promise<void> => {
    try {
      await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "UserNotFoundException") throw error;
    }
  };
