import {
  type CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";

/** More than the registry has, and what the pool gives at once. */
const maxCount = 60;

/** Their names in the pool. */
export const administratorsIn =
  (cognito: CognitoIdentityProviderClient, userPoolId: string) => async (): Promise<string[]> => {
    const command = new ListUsersInGroupCommand({
      UserPoolId: userPoolId,
      GroupName: "admin",
      Limit: maxCount,
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
