import {
  type CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";

/** Cognito's largest page; the registry has fewer administrators. */
const pageSize = 60;

/** Returns the pool's user names of enabled administrators. */
export const administratorsIn =
  (cognito: CognitoIdentityProviderClient, userPoolId: string) => async (): Promise<string[]> => {
    const command = new ListUsersInGroupCommand({
      UserPoolId: userPoolId,
      GroupName: "admin",
      Limit: pageSize,
    });
    const { Users = [] } = await cognito.send(command);
    return Users.filter(({ Enabled }) => Enabled).flatMap(({ Username = [] }) => Username);
  };

export const countAdministratorsIn = (
  ...pool: Parameters<typeof administratorsIn>
): (() => Promise<number>) => {
  const administrators = administratorsIn(...pool);
  return async () => (await administrators()).length;
};
