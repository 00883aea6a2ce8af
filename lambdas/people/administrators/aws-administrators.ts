import {
  type CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";

/** Callers only need to know if there is more than one. */
const maxCount = 10;

export const countAdministratorsIn =
  (cognito: CognitoIdentityProviderClient, userPoolId: string) => async (): Promise<number> => {
    const command = new ListUsersInGroupCommand({
      UserPoolId: userPoolId,
      GroupName: "admin",
      Limit: maxCount,
    });
    const { Users = [] } = await cognito.send(command);
    return Users.filter(({ Enabled }) => Enabled).length;
  };
