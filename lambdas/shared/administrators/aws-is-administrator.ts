import {
  AdminListGroupsForUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

/** Whether a user of the pool is an administrator. Who is no user of it any more is none. */
export const isAdministratorIn =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string) =>
  async (Username: string): Promise<boolean> => {
    try {
      const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
      return Groups.some(({ GroupName }) => GroupName === "admin");
    } catch (error) {
      if (error instanceof Error && error.name === "UserNotFoundException") return false;
      throw error;
    }
  };
