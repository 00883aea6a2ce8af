import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { countAdministratorsIn } from "#lambdas/people/administrators/aws-administrators.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, password, signIn, start } from "./accounts.ts";
import { failure, poolId, scriptClient, startPool, type Harness } from "./harness.ts";

let pool: Harness;

beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

const named = (email: string) => ({ UserPoolId: poolId, Username: email });

describe("An administrator", () => {
  it("finds a user by e-mail in any case and by sub", async () => {
    const sub = await createUser(pool, "Find@example.se");
    const byEmail = await pool.client.send(new AdminGetUserCommand(named("fIND@example.se")));
    const bySub = await pool.client.send(new AdminGetUserCommand(named(sub)));
    expect(byEmail).toMatchObject({ Username: sub, Enabled: true, UserStatus: "CONFIRMED" });
    expect(bySub.UserAttributes).toEqual([
      { Name: "sub", Value: sub },
      { Name: "email_verified", Value: "true" },
      { Name: "email", Value: "Find@example.se" },
    ]);
    expect(Math.abs(byEmail.UserCreateDate!.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it("adds users to groups of the pool and removes them", async () => {
    await createUser(pool, "group@example.se");
    const inGroup = { ...named("group@example.se"), GroupName: "store" };
    await pool.client.send(new AdminAddUserToGroupCommand(inGroup));
    await pool.client.send(new AdminAddUserToGroupCommand({ ...inGroup, GroupName: "customer" }));
    const both = await pool.client.send(new AdminListGroupsForUserCommand(named("group@example.se")));
    expect(both.Groups!.map((group) => group.GroupName)).toEqual(["customer", "store"]);
    await pool.client.send(new AdminRemoveUserFromGroupCommand(inGroup));
    const one = await pool.client.send(new AdminListGroupsForUserCommand(named("group@example.se")));
    expect(one.Groups!.map((group) => group.GroupName)).toEqual(["customer"]);
    const unknown = new AdminAddUserToGroupCommand({ ...inGroup, GroupName: "kings" });
    expect((await failure(pool.client.send(unknown))).name).toBe("ResourceNotFoundException");
  });

  it("lists the users of a group page by page, and disabled ones do not count as deciding administrators", async () => {
    const count = countAdministratorsIn(pool.client, poolId);
    const before = await count();
    for (const n of [1, 2]) {
      await createUser(pool, `office${n}@example.se`);
      const office = { ...named(`office${n}@example.se`), GroupName: "admin" };
      await pool.client.send(new AdminAddUserToGroupCommand(office));
    }
    expect(await count()).toBe(before + 2);
    await pool.client.send(new AdminDisableUserCommand(named("office1@example.se")));
    expect(await count()).toBe(before + 1);
    const group = { UserPoolId: poolId, GroupName: "admin", Limit: 1 };
    const first = await pool.client.send(new ListUsersInGroupCommand(group));
    const second = await pool.client.send(
      new ListUsersInGroupCommand({ ...group, NextToken: first.NextToken! }),
    );
    expect(second.Users![0]?.Username).not.toBe(first.Users![0]?.Username);
    const unknown = new ListUsersInGroupCommand({ ...group, GroupName: "kings" });
    expect((await failure(pool.client.send(unknown))).name).toBe("ResourceNotFoundException");
  });

  it("lists users page by page and filters by e-mail", async () => {
    for (const n of [1, 2, 3]) await createUser(pool, `list${n}@lista.se`);
    const filtered = await pool.client.send(
      new ListUsersCommand({ UserPoolId: poolId, Filter: 'email = "LIST2@lista.se"' }),
    );
    expect(filtered.Users).toHaveLength(1);
    expect(filtered.Users![0]).toMatchObject({ UserStatus: "CONFIRMED", Enabled: true });
    const filter = { UserPoolId: poolId, Filter: 'email ^= "list"', Limit: 2 };
    const first = await pool.client.send(new ListUsersCommand(filter));
    const rest = await pool.client.send(
      new ListUsersCommand({ ...filter, PaginationToken: first.PaginationToken! }),
    );
    expect([first.Users!.length, rest.Users!.length]).toEqual([2, 1]);
    expect(rest.PaginationToken).toBeUndefined();
    const broken = new ListUsersCommand({ UserPoolId: poolId, Filter: "email like x" });
    expect((await failure(pool.client.send(broken))).name).toBe("InvalidParameterException");
  });

  it("changes attributes except for immutable and unknown ones", async () => {
    await pool.client.send(
      new AdminCreateUserCommand({
        ...named("attributes@example.se"),
        MessageAction: "SUPPRESS",
        UserAttributes: [{ Name: "custom:storeId", Value: "store_1" }],
      }),
    );
    const change = (Name: string, Value: string) =>
      pool.client.send(
        new AdminUpdateUserAttributesCommand({
          ...named("attributes@example.se"),
          UserAttributes: [{ Name, Value }],
        }),
      );
    await change("locale", "sv");
    expect((await failure(change("custom:storeId", "store_2"))).name).toBe("InvalidParameterException");
    expect((await failure(change("custom:shoeSize", "44"))).name).toBe("InvalidParameterException");
    expect((await failure(change("email", "no address"))).name).toBe("InvalidParameterException");
    const { UserAttributes } = await pool.client.send(
      new AdminGetUserCommand(named("attributes@example.se")),
    );
    expect(UserAttributes).toContainEqual({ Name: "custom:storeId", Value: "store_1" });
    expect(UserAttributes).toContainEqual({ Name: "locale", Value: "sv" });
  });

  it("cannot give a user the e-mail of another", async () => {
    await createUser(pool, "taken@example.se");
    await createUser(pool, "other@example.se");
    const steal = new AdminUpdateUserAttributesCommand({
      ...named("other@example.se"),
      UserAttributes: [{ Name: "email", Value: "TAKEN@example.se" }],
    });
    expect((await failure(pool.client.send(steal))).name).toBe("AliasExistsException");
    expect((await failure(createUser(pool, "taken@EXAMPLE.se"))).name).toBe("UsernameExistsException");
  });

  it("signs a user out everywhere, disables and enables them", async () => {
    const email = "shut@example.se";
    await createUser(pool, email);
    const first = await signIn(pool, email);
    await pool.client.send(new AdminUserGlobalSignOutCommand(named(email)));
    const getUser = (token: string) => pool.client.send(new GetUserCommand({ AccessToken: token }));
    expect((await failure(getUser(first.accessToken))).message).toBe("Access Token has been revoked");
    const refresh = new GetTokensFromRefreshTokenCommand({
      ClientId: scriptClient,
      RefreshToken: first.refreshToken,
    });
    expect((await failure(pool.client.send(refresh))).name).toBe("NotAuthorizedException");
    // The gateway does not ask the user pool: for it a token is valid until it expires.
    expect(await pool.service.verify(poolId, first.accessToken)).toMatchObject({ token_use: "access" });
    const second = await signIn(pool, email);
    await pool.client.send(new AdminDisableUserCommand(named(email)));
    expect((await failure(getUser(second.accessToken))).name).toBe("NotAuthorizedException");
    expect((await failure(start(pool, email))).message).toBe("User is disabled.");
    expect((await failure(start(pool, email, "wrong password"))).message).toBe(
      "Incorrect username or password.",
    );
    await pool.client.send(new AdminEnableUserCommand(named(email)));
    expect((await signIn(pool, email)).accessToken).toBeTruthy();
    await pool.client.send(new AdminDeleteUserCommand(named(email)));
    const missing = await failure(pool.client.send(new AdminGetUserCommand(named(email))));
    expect(missing.name).toBe("UserNotFoundException");
  });
});

describe("An invitation", () => {
  const invite = (email: string, again = false) =>
    pool.client.send(
      new AdminCreateUserCommand({ ...named(email), ...(again ? { MessageAction: "RESEND" } : {}) }),
    );
  const invitedPassword = () => pool.mails.at(-1)!.text.split("temporary password is ")[1]!;

  it("expires after its days, and a second one replaces it", async () => {
    const other = await startPool();
    const host = pool;
    pool = other;
    try {
      await invite("invite@example.se");
      const first = invitedPassword();
      expect((await start(pool, "invite@example.se", first)).ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
      pool.clock.pass(7 * 86_400);
      expect((await failure(start(pool, "invite@example.se", first))).message).toMatch(
        /^Temporary password has expired/,
      );
      await other
        .sdk()
        .send(new AdminCreateUserCommand({ ...named("invite@example.se"), MessageAction: "RESEND" }));
      const second = invitedPassword();
      expect(second).not.toBe(first);
      expect((await failure(start(pool, "invite@example.se", first))).message).toMatch(/^Incorrect/);
      expect((await start(pool, "invite@example.se", second)).ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    } finally {
      pool = host;
      await other.close();
    }
  });

  it("is not sent again to someone who has chosen a password", async () => {
    await createUser(pool, "settled@example.se");
    expect((await failure(invite("settled@example.se", true))).name).toBe("UnsupportedUserStateException");
    expect((await failure(invite("settled@example.se"))).name).toBe("UsernameExistsException");
    expect((await failure(invite("nobody@example.se", true))).name).toBe("UserNotFoundException");
  });

  it("makes a password set by an administrator temporary unless it is permanent", async () => {
    await createUser(pool, "temporary@example.se");
    const set = (Password: string) =>
      pool.client.send(new AdminSetUserPasswordCommand({ ...named("temporary@example.se"), Password }));
    expect((await failure(set("kort"))).name).toBe("InvalidPasswordException");
    await set("tillfälligt");
    expect((await start(pool, "temporary@example.se", "tillfälligt")).ChallengeName).toBe(
      "NEW_PASSWORD_REQUIRED",
    );
    expect((await failure(start(pool, "temporary@example.se", password))).name).toBe(
      "NotAuthorizedException",
    );
  });
});

describe("An unauthorised admin request", () => {
  const listUsers = new ListUsersCommand({ UserPoolId: poolId });

  it("is refused with a wrong secret or an unknown key", async () => {
    const wrongSecret = pool.sdk({ accessKeyId: "AKIALOCAL", secretAccessKey: "guess" });
    expect((await failure(wrongSecret.send(listUsers))).name).toBe("InvalidSignatureException");
    const wrongKey = pool.sdk({ accessKeyId: "AKIAOTHER", secretAccessKey: "local-secret" });
    expect((await failure(wrongKey.send(listUsers))).name).toBe("UnrecognizedClientException");
  });

  it("is refused without a signature, for every signed operation", async () => {
    const operations = [
      "AdminCreateUser AdminSetUserPassword AdminGetUser AdminUpdateUserAttributes AdminUserGlobalSignOut",
      "AdminDisableUser AdminEnableUser AdminDeleteUser AdminAddUserToGroup AdminRemoveUserFromGroup",
      "AdminListGroupsForUser ListUsers AdminSetUserMFAPreference",
    ].flatMap((line) => line.split(" "));
    for (const operation of operations) {
      const response = await fetch(pool.endpoint, {
        method: "POST",
        headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify(named("find@example.se")),
      });
      expect([operation, response.status]).toEqual([operation, 400]);
      expect(await response.json()).toMatchObject({ __type: "MissingAuthenticationTokenException" });
    }
  });
});
