import {
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

export const cognitoSignOut =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string): Promise<void> => {
    await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  };
