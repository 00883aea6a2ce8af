import {
  type CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";

/** More than one is all that matters. */
const most = 10;

/** How many administrators can sign in, at most `most`. */
export const countAdministratorsIn =
  (cognito: CognitoIdentityProviderClient, userPoolId: string) => async (): Promise<number> => {
    const command = new ListUsersInGroupCommand({ UserPoolId: userPoolId, GroupName: "admin", Limit: most });
    const { Users = [] } = await cognito.send(command);
    return Users.filter(({ Enabled }) => Enabled).length;
  };
