import {
  type CognitoIdentityProviderClient,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { groupsIn } from "#lambdas/people/aws-groups.ts";
import type { UnfinishedUser, UnfinishedContext } from "./remove-unfinished.ts";

const states = ["UNCONFIRMED", "FORCE_CHANGE_PASSWORD"];

const listIn = async (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
  state: string,
): Promise<UnfinishedUser[]> => {
  const users: UnfinishedUser[] = [];
  let PaginationToken: string | undefined;
  do {
    const Filter = `cognito:user_status = "${state}"`;
    const page = await cognito.send(
      new ListUsersCommand({ UserPoolId, Filter, Limit: 60, ...(PaginationToken && { PaginationToken }) }),
    );
    for (const { Username, UserCreateDate } of page.Users ?? [])
      if (Username !== undefined && UserCreateDate !== undefined)
        users.push({ poolUser: Username, createdAt: UserCreateDate });
    ({ PaginationToken } = page);
  } while (PaginationToken !== undefined);
  return users;
};

/** Finds users who never finished registration, by their pool ids. */
export const cognitoUnfinished = (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
): Pick<UnfinishedContext, "listUnfinished" | "isInGroup"> => ({
  listUnfinished: async () =>
    (await Promise.all(states.map((state) => listIn(cognito, UserPoolId, state)))).flat(),
  isInGroup: async (poolUser) => (await groupsIn(cognito, UserPoolId)(poolUser)).length > 0,
});
