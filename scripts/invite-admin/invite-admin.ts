import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Role } from "#contract/people/accounts.ts";

const GroupName: Role = "admin";

/** Makes someone an administrator. Without an account they get one, with a temporary password that Cognito generates and mails, so that nobody else sees it. */
export const inviteAdmin = async (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
): Promise<"invited" | "had an account"> => {
  const named = { UserPoolId, Username: email };
  const invited = await cognito
    .send(
      new AdminCreateUserCommand({
        ...named,
        DesiredDeliveryMediums: ["EMAIL"],
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    )
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof UsernameExistsException) return false;
        throw error;
      },
    );
  await cognito.send(new AdminAddUserToGroupCommand({ ...named, GroupName }));
  return invited ? "invited" : "had an account";
};
