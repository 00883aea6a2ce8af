import * as z from "zod";
import { notFound } from "#local/aws/cognito/errors.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import { operation } from "#local/aws/cognito/pool-context.ts";
import { pageOfUsers } from "./page-of-users.ts";

const Named = { UserPoolId: z.string(), Username: z.string() };

const checkGroup = (realm: Realm, group: string): void => {
  if (!realm.pool.groups.includes(group)) throw notFound("Group not found.");
};

export const adminAddUserToGroup = operation(
  z.object({ ...Named, GroupName: z.string() }),
  (context, input) => {
    const realm = context.ofPool(input.UserPoolId);
    checkGroup(realm, input.GroupName);
    realm.users.update(realm.users.get(input.Username).sub, ({ groups }) => ({
      groups: [...new Set([...groups, input.GroupName])],
    }));
    return {};
  },
);

export const adminRemoveUserFromGroup = operation(
  z.object({ ...Named, GroupName: z.string() }),
  (context, input) => {
    const realm = context.ofPool(input.UserPoolId);
    checkGroup(realm, input.GroupName);
    realm.users.update(realm.users.get(input.Username).sub, ({ groups }) => ({
      groups: groups.filter((group) => group !== input.GroupName),
    }));
    return {};
  },
);

export const adminListGroupsForUser = operation(z.object(Named), (context, input) => {
  const { pool, users } = context.ofPool(input.UserPoolId);
  const user = users.get(input.Username);
  const groups = pool.groups.filter((group) => user.groups.includes(group));
  return { Groups: groups.map((GroupName) => ({ GroupName, UserPoolId: pool.poolId })) };
});

export const listUsersInGroup = operation(
  z.object({
    UserPoolId: z.string(),
    GroupName: z.string(),
    Limit: z.int().min(1).max(60).default(60),
    NextToken: z.string().optional(),
  }),
  (context, input) => {
    const realm = context.ofPool(input.UserPoolId);
    checkGroup(realm, input.GroupName);
    const members = realm.users.list().filter(({ groups }) => groups.includes(input.GroupName));
    const { Users, next: NextToken } = pageOfUsers(members, input.Limit, input.NextToken);
    return { Users, NextToken };
  },
);
