import {
  AdminListGroupsForUserCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";

/** Deleted users are not administrators. */
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
