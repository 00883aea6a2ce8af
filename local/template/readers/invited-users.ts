import * as z from "zod";

import type { CloudTemplate } from "#local/template/cloud-template.ts";

/** A person whom the deployment itself invites, such as the first administrator. */
export type InvitedUser = {
  readonly poolId: string;
  readonly email: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
};

const User = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

const Membership = z.object({ UserPoolId: z.string(), Username: z.string(), GroupName: z.string() });

/** The invited users with the groups they belong to. */
export const readInvitedUsers = (template: CloudTemplate): InvitedUser[] => {
  const users = template.all("AWS::Cognito::UserPoolUser", User);
  const memberships = template.all("AWS::Cognito::UserPoolUserToGroupAttachment", Membership);
  return users.map(({ ref, properties }) => {
    const names = new Set([ref, properties.Username]);
    return {
      poolId: properties.UserPoolId,
      email: properties.Username,
      attributes: Object.fromEntries(properties.UserAttributes.map(({ Name, Value }) => [Name, Value])),
      groups: memberships
        .filter(({ properties: of }) => of.UserPoolId === properties.UserPoolId && names.has(of.Username))
        .map(({ properties: of }) => of.GroupName),
    };
  });
};
