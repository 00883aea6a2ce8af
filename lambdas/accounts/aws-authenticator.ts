import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

/** Whether someone has set up an authenticator app in the user pool. */
export const authenticatorIn =
  (cognito: CognitoIdentityProviderClient) =>
  async (UserPoolId: string, Username: string): Promise<boolean> => {
    const { UserMFASettingList = [] } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    return UserMFASettingList.includes("SOFTWARE_TOKEN_MFA");
  };
