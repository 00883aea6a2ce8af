import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

export const authenticatorIn =
  (cognito: CognitoIdentityProviderClient) =>
  async (UserPoolId: string, Username: string): Promise<boolean> => {
    const { UserMFASettingList = [] } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    return UserMFASettingList.includes("SOFTWARE_TOKEN_MFA");
  };
