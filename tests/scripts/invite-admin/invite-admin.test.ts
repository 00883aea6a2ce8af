import { AdminListGroupsForUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, describe, expect, it } from "vitest";
import { createUser } from "#tests/local/aws/cognito/accounts.ts";
import { poolId, startPool } from "#tests/local/aws/cognito/harness.ts";
import { inviteAdmin } from "../../../scripts/invite-admin/invite-admin.ts";

const pool = await startPool();
afterAll(() => pool.close());

const groupsOf = async (email: string): Promise<(string | undefined)[]> => {
  const { Groups = [] } = await pool.client.send(
    new AdminListGroupsForUserCommand({ UserPoolId: poolId, Username: email }),
  );
  return Groups.map(({ GroupName }) => GroupName);
};

describe("an administrator who is invited", () => {
  it("gets a mail, and is in the group before the first sign-in", async () => {
    expect(await inviteAdmin(pool.client, poolId, "first@example.se")).toBe("invited");
    expect(await groupsOf("first@example.se")).toEqual(["admin"]);
    expect(pool.mails.filter(({ to }) => to === "first@example.se")).toHaveLength(1);
  });

  it("stays unchanged when invited again", async () => {
    await inviteAdmin(pool.client, poolId, "twice@example.se");
    expect(await inviteAdmin(pool.client, poolId, "twice@example.se")).toBe("had an account");
    expect(await groupsOf("twice@example.se")).toEqual(["admin"]);
    expect(pool.mails.filter(({ to }) => to === "twice@example.se")).toHaveLength(1);
  });

  it("keeps their existing account, and gets no password by mail", async () => {
    await createUser(pool, "anna@example.se");
    expect(await inviteAdmin(pool.client, poolId, "anna@example.se")).toBe("had an account");
    expect(await groupsOf("anna@example.se")).toContain("admin");
    expect(pool.mails.filter(({ to }) => to === "anna@example.se")).toEqual([]);
  });
});
