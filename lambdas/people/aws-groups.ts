import {
  AdminListGroupsForUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

/** Lists a user's groups. A user who was deleted meanwhile is in none. */
export const groupsIn =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string): Promise<readonly string[]> => {
    try {
      const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
      return Groups.map(({ GroupName }) => GroupName ?? "");
    } catch (error) {
      if (error instanceof Error && error.name === "UserNotFoundException") return [];
      throw error;
    }
  };

export const isAdministratorIn = (cognito: CognitoIdentityProviderClient, UserPoolId: string) => {
  const groupsOf = groupsIn(cognito, UserPoolId);
  return async (poolUser: string): Promise<boolean> => (await groupsOf(poolUser)).includes("admin");
};
