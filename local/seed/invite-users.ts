import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";

import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readInvitedUsers } from "#local/template/readers/invited-users.ts";
import type { InvitedUser } from "#local/template/readers/invited-users.ts";

const invite = async (cognito: CognitoIdentityProviderClient, user: InvitedUser): Promise<void> => {
  const named = { UserPoolId: user.poolId, Username: user.email };
  const attributes = Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));
  try {
    await cognito.send(new AdminCreateUserCommand({ ...named, UserAttributes: attributes }));
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  for (const GroupName of user.groups)
    await cognito.send(new AdminAddUserToGroupCommand({ ...named, GroupName }));
};

/** Invites by mail whom the template invites, such as the first administrator; whoever has an account keeps it. */
export const inviteUsers = async (template: CloudTemplate): Promise<void> => {
  const cognito = new CognitoIdentityProviderClient({});
  try {
    for (const user of readInvitedUsers(template)) await invite(cognito, user);
  } finally {
    cognito.destroy();
  }
};
