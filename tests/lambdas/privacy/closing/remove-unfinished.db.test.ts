import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  ListUsersCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, expect, it } from "vitest";
import { cognitoUnfinished } from "#lambdas/privacy/closing/aws-unfinished.ts";
import { removeUnfinished } from "#lambdas/privacy/closing/remove-unfinished.ts";
import { cognitoRemoval } from "#lambdas/people/aws-remove-user.ts";
import { system } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { given } from "#tests/lambdas/a.ts";
import { createUser } from "#tests/local/aws/cognito/accounts.ts";
import { poolId, startPool, webClient } from "#tests/local/aws/cognito/harness.ts";

const day = 86_400;
const pool = await startPool();
afterAll(() => pool.close());

it("removes only registrations that were never finished within 30 days", async () => {
  const { tableName, client } = await withTable();
  const table = openTable(tableName, system, client);
  const invite = async (email: string): Promise<string> => {
    const command = { UserPoolId: poolId, Username: email, MessageAction: "SUPPRESS" } as const;
    const { User } = await pool.sdk().send(new AdminCreateUserCommand(command));
    return User!.Username!;
  };
  const signUp = (email: string) =>
    pool.client.send(
      new SignUpCommand({ ClientId: webClient, Username: email, Password: "cykelbud1", UserAttributes: [] }),
    );
  await signUp("never-confirmed@example.se");
  await invite("no-password@example.se");
  const admin = await invite("invited-admin@example.se");
  await pool
    .sdk()
    .send(new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: admin, GroupName: "admin" }));
  await given.person(table, await invite("has-a-profile@example.se"), 0);
  await given.person(table, "an-account-from-before", 0);
  const link = keys.accountLink(await invite("came-back@example.se"));
  await table.transact([put(link, "accountLink", { userId: "an-account-from-before" })]);
  await createUser(pool, "confirmed@example.se");
  pool.clock.pass(29 * day);
  await signUp("began-yesterday@example.se");

  const context = () => ({
    table,
    now: () => new Date(pool.clock.now()),
    ...cognitoUnfinished(pool.sdk(), poolId),
    removeUser: cognitoRemoval(pool.sdk(), poolId),
  });
  expect(await removeUnfinished(context())).toBe(0);
  pool.clock.pass(day + 1);
  expect(await removeUnfinished(context())).toBe(2);
  expect(await removeUnfinished(context())).toBe(0);
  const gone = { poolUser: "removed-by-another-run", createdAt: new Date(0) };
  expect(await removeUnfinished({ ...context(), listUnfinished: async () => [gone] })).toBe(1);
  const { Users = [] } = await pool.sdk().send(new ListUsersCommand({ UserPoolId: poolId }));
  const left = Users.map(({ Attributes }) => Attributes!.find(({ Name }) => Name === "email")!.Value);
  expect(left.toSorted()).toEqual([
    "began-yesterday@example.se",
    "came-back@example.se",
    "confirmed@example.se",
    "has-a-profile@example.se",
    "invited-admin@example.se",
  ]);
});
