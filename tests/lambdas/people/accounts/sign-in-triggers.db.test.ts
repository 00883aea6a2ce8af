import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import type { handler as Handler } from "#lambdas/people/accounts/triggers.ts";
import { issueTicket, ticketOf } from "#lambdas/people/sign-in-tickets.ts";
import { system } from "#lambdas/platform/system.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { GuardItem } from "#lambdas/people/items/identity.ts";
import { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { ConsentLineItem } from "#lambdas/people/items/consent.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { recordUse } from "#lambdas/people/sessions/sign-in-use.ts";
import { aCaller, given } from "#tests/lambdas/a.ts";
import { serve } from "#tests/local/serve.ts";

/** People with an authenticator app. */
const withApp = new Set<string>();

const { tableName, client, endpoint } = await withTable();
const table = openTable(tableName, system, client);
const pool = await serve(() => ({
  prefix: "/",
  handle: async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { Username } = JSON.parse(body) as { Username: string };
    const list = withApp.has(Username) ? ["SOFTWARE_TOKEN_MFA"] : undefined;
    response.end(JSON.stringify({ Username, UserMFASettingList: list }));
  },
  close: () => Promise.resolve(),
}));
const close = () => pool.close();
Object.assign(process.env, {
  TABLE_NAME: tableName,
  SITE_ORIGIN: "https://cykelregistret.example",
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.baseUrl,
});
const { handler } = await import("#lambdas/people/accounts/triggers.ts");
afterAll(() => close());

type TriggerEvent = Parameters<typeof Handler>[0];
const run = async (triggerSource: string, request: object, userName = "u1") => {
  const event = {
    version: "1",
    region: "eu-west-1",
    userPoolId: "eu-west-1_pool",
    userName,
    callerContext: { awsSdkVersion: "1", clientId: "client" },
    triggerSource,
    request: { userAttributes: { sub: userName }, ...request },
    response: {},
  };
  const { response } = await handler(event as unknown as TriggerEvent);
  return response;
};

const secretOf = (name: string) => Buffer.from(name.padEnd(32)).toString("base64url");
const issue = async (
  userId: string,
  name: string,
  { at = system.now(), ...marks }: { at?: Date; forSettings?: true } = {},
): Promise<string> => {
  const ticket = ticketOf("eid_1", secretOf(userId + name));
  await table.transact([issueTicket(ticket, userId, at, marks)]);
  return ticket;
};

const answered = (challengeResult: boolean) => ({
  challengeName: "CUSTOM_CHALLENGE",
  challengeResult,
  challengeMetadata: "EID_TICKET",
});

describe("the custom sign-in", () => {
  const define = (session: object[], more: object = {}) =>
    run("DefineAuthChallenge_Authentication", { session, ...more });

  it("asks for the ticket, also of unknown users", async () => {
    const asks = { challengeName: "CUSTOM_CHALLENGE", issueTokens: false, failAuthentication: false };
    expect(await define([])).toEqual(asks);
    expect(await define([], { userNotFound: true, userAttributes: {} })).toEqual(asks);
  });

  it("issues tokens for the right ticket", async () => {
    expect(await define([answered(true)])).toEqual({ issueTokens: true, failAuthentication: false });
  });

  it.each([
    ["a wrong answer", [answered(false)], {}],
    ["a right answer after a wrong one", [answered(false), answered(true)], {}],
    ["more than was asked", [answered(true), answered(true)], {}],
    ["a password exchange", [{ challengeName: "SRP_A", challengeResult: true }], {}],
    ["a password", [{ challengeName: "PASSWORD_VERIFIER", challengeResult: true }], {}],
    ["someone who does not exist", [answered(true)], { userNotFound: true }],
  ])("fails for %s", async (_what, session, more) => {
    expect(await define(session, more)).toEqual({ issueTokens: false, failAuthentication: true });
  });

  it("sends the browser no hint of the answer", async () => {
    const response = await run("CreateAuthChallenge_Authentication", {
      challengeName: "CUSTOM_CHALLENGE",
      session: [],
    });
    expect(response).toEqual({
      publicChallengeParameters: { asks: "ticket" },
      privateChallengeParameters: {},
      challengeMetadata: "EID_TICKET",
    });
  });

  const verify = (challengeAnswer: string, userName = "u1", more: object = {}) =>
    run(
      "VerifyAuthChallengeResponse_Authentication",
      { challengeAnswer, privateChallengeParameters: {}, ...more },
      userName,
    );

  it("accepts a ticket once, from its own person", async () => {
    const ticket = await issue("u1", "own");
    expect(await verify(ticket, "u2")).toEqual({ answerCorrect: false });
    expect(await verify(ticket)).toEqual({ answerCorrect: true });
    expect(await verify(ticket)).toEqual({ answerCorrect: false });
  });

  it("accepts a ticket for settings only if the eID app said so", async () => {
    const named = { clientMetadata: { for: "sign-in-settings" } };
    expect(await verify(await issue("u1", "plain"), "u1", named)).toEqual({ answerCorrect: false });
    expect(await verify(await issue("u1", "said", { forSettings: true }), "u1", named)).toEqual({
      answerCorrect: true,
    });
  });

  it("takes no purpose from a sign-in begun in the same browser for an ordinary ticket", async () => {
    const device = "browser-of-u4-000000000000";
    const userAttributes = { sub: "u4" };
    await run(
      "TokenGeneration_Authentication",
      { userAttributes, groupConfiguration: {}, scopes: [], clientMetadata: { device } },
      "u4",
    );
    const validationData = { device, for: "sign-in-settings" };
    await run("PreAuthentication_Authentication", { userAttributes, validationData }, "u4");
    expect(await verify(await issue("u4", "plain"), "u4")).toEqual({ answerCorrect: false });
  });

  it("rejects expired and unknown tickets", async () => {
    const old = await issue("u1", "old", { at: new Date(Date.now() - 120_000) });
    expect(await verify(old)).toEqual({ answerCorrect: false });
    for (const answer of ["", "x", "x".repeat(4000)])
      expect(await verify(answer)).toEqual({ answerCorrect: false });
  });

  it("rejects a ticket for an unknown user", async () => {
    const ticket = await issue("u1", "nobody");
    const nobody = { userAttributes: {}, userNotFound: true };
    expect(await verify(ticket, "made-up", nobody)).toEqual({ answerCorrect: false });
  });
});

describe("tokens", () => {
  type Overrides = Record<string, { claimsToAddOrOverride?: Record<string, unknown> }>;
  /** The overrides of both tokens, without the account, which each must name. */
  const claim = async (groups: string[], userName: string, more: object = {}, source = "Authentication") => {
    const response = await run(
      `TokenGeneration_${source}`,
      { groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [] }, scopes: [], ...more },
      userName,
    );
    const { claimsAndScopeOverrideDetails: asked } = response as { claimsAndScopeOverrideDetails: Overrides };
    for (const token of ["idTokenGeneration", "accessTokenGeneration"]) {
      const { accountId, ...others } = asked[token]?.claimsToAddOrOverride ?? {};
      expect(accountId).toBe(userName);
      asked[token] = { ...asked[token], claimsToAddOrOverride: others };
    }
    return asked;
  };
  const selfService = "aws.cognito.signin.user.admin";
  const overrides = (
    groupsToOverride: string[],
    id: object = {},
    access: object = {},
    scopesToSuppress = [selfService],
  ) => ({
    idTokenGeneration: { claimsToAddOrOverride: id },
    accessTokenGeneration: { claimsToAddOrOverride: access, scopesToSuppress },
    groupOverrideDetails: { groupsToOverride, iamRolesToOverride: [] },
  });

  it("of customers are unchanged", async () => {
    expect(await claim([], "u1")).toEqual(overrides([]));
    expect(await claim(["customer"], "u1")).toEqual(overrides(["customer"]));
  });

  it("allow changes to signing in only right after a sign-in for that", async () => {
    const named = { clientMetadata: { for: "sign-in-settings" } };
    expect(await claim([], "u1", named)).toEqual(overrides([], {}, {}, []));
    expect(await claim([], "u1", { clientMetadata: { for: "anything" } })).toEqual(overrides([]));
    expect(await claim([], "u1", named, "RefreshTokens")).toEqual(overrides([]));
    expect(await claim([], "u1", named, "NewPasswordChallenge")).toEqual(overrides([]));
  });

  it("allow them once after a passkey sign-in begun for that in a known browser", async () => {
    const device = "browser-of-u3-000000000000";
    const userAttributes = { sub: "u3" };
    const begin = (said: object) =>
      run("PreAuthentication_Authentication", { userAttributes, validationData: said }, "u3");
    const answer = (more: object = {}) => claim([], "u3", { userAttributes, ...more });
    await begin({ device, for: "sign-in-settings" });
    expect(await answer()).toEqual(overrides([]));
    await answer({ clientMetadata: { device } });
    await begin({ device });
    expect(await answer()).toEqual(overrides([]));
    await begin({ device: "browser-of-a-stranger-000", for: "sign-in-settings" });
    expect(await answer()).toEqual(overrides([]));
    await begin({ device, for: "sign-in-settings" });
    expect(await answer({ clientMetadata: { device, for: "sign-in-settings" } })).toEqual(
      overrides([], {}, {}, []),
    );
    expect(await answer()).toEqual(overrides([]));
    await begin({ device, for: "sign-in-settings" });
    await begin({ device });
    expect(await answer()).toEqual(overrides([]));
    await begin({ device, for: "sign-in-settings" });
    expect(await claim([], "u3", { userAttributes }, "RefreshTokens")).toEqual(overrides([]));
    expect(await answer()).toEqual(overrides([], {}, {}, []));
    expect(await answer()).toEqual(overrides([]));
  });

  it("of a closed account are marked, and no longer once it is reopened", async () => {
    const at = new Date().toISOString();
    const closed = { userId: "u9", validFrom: at, closedAt: at, eraseAt: at };
    await table.transact([put(keys.sessions("u9"), "sessions", closed)]);
    const userAttributes = { sub: "u9" };
    const expected = overrides([], { closing: "true" });
    expect(await claim([], "u9", { userAttributes })).toEqual(expected);
    expect(await claim([], "u9", { userAttributes }, "RefreshTokens")).toEqual(expected);
    await table.transact([update(keys.sessions("u9")).remove("closedAt", "eraseAt")]);
    expect(await claim([], "u9", { userAttributes }, "RefreshTokens")).toEqual(overrides([]));
  });

  it("are not issued or renewed for a locked account until it is unlocked", async () => {
    const at = new Date().toISOString();
    await table.transact([
      put(keys.sessions("u12"), "sessions", { userId: "u12", validFrom: at, lockedAt: at }),
    ]);
    const userAttributes = { sub: "u12" };
    await expect(claim([], "u12", { userAttributes })).rejects.toThrow("account-locked");
    await expect(claim([], "u12", { userAttributes }, "RefreshTokens")).rejects.toThrow("account-locked");
    await table.transact([update(keys.sessions("u12")).remove("lockedAt")]);
    expect(await claim([], "u12", { userAttributes })).toEqual(overrides([]));
  });

  it("are not renewed after long inactivity on every device", async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const renew = () => claim([], "u7", { userAttributes: { sub: "u7" } }, "RefreshTokens");
    const used = (minutes: number) =>
      recordUse(table, aCaller("u7", { signedInAt: ago(minutes) }), ago(minutes));
    await used(60);
    await used(22);
    await expect(renew()).rejects.toThrow("session-ended");
    expect(await claim([], "u7", { userAttributes: { sub: "u7" } })).toEqual(overrides([]));
    await used(5);
    expect(await renew()).toEqual(overrides([]));
  });

  describe("of someone in a store", () => {
    const userAttributes = { sub: "u1", "custom:storeId": "store_1" };
    const join = (storeId: string) =>
      memberWrite({
        storeId,
        userId: "u1",
        role: "staff",
        joinedAt: `2026-01-0${storeId.at(-1)}T10:00:00.000Z`,
      });
    const named = async (source?: string): Promise<unknown> =>
      (await claim(["store"], "u1", { userAttributes }, source))["accessTokenGeneration"]
        ?.claimsToAddOrOverride?.["storeId"];
    const leave = (storeId: string) => table.transact([remove(keys.storeMember(storeId, "u1"))]);

    it("name the store they work in, only while they work there", async () => {
      expect(await named()).toBeUndefined();
      await table.transact([join("store_1")]);
      const store = { storeId: "store_1" };
      expect(await claim(["store"], "u1", { userAttributes })).toEqual(overrides(["store"], store, store));
      await leave("store_1");
      expect(await named("Authentication")).toBeUndefined();
    });

    it("name the chosen store, and another one once they leave it", async () => {
      await table.transact([join("store_1"), join("store_2"), join("store_3")]);
      const chosen = { entity: "workplace", userId: "u1", storeId: "store_3" };
      expect(await named()).toBe("store_1");
      await table.transact([update(keys.workplace("u1")).set(chosen)]);
      expect(await named("RefreshTokens")).toBe("store_3");
      await leave("store_3");
      expect(await named("RefreshTokens")).toBe("store_1");
      await leave("store_1");
      expect(await named("RefreshTokens")).toBe("store_2");
      await leave("store_2");
    });

    it("never name a store for a customer", async () => {
      await table.transact([join("store_1")]);
      expect(await claim([], "u1", { userAttributes })).toEqual(overrides([]));
    });
  });

  it.each(["Authentication", "NewPasswordChallenge", "RefreshTokens"])(
    "of an administrator without a second factor are no administrator's (%s)",
    async (source) => {
      const required = { totpRequired: "true" };
      // This sign-in alone may set one up.
      const scopes = source === "RefreshTokens" ? [selfService] : [];
      const without = (groups: string[]) => overrides(groups, required, {}, scopes);
      const adam = { userAttributes: { sub: "adam", email: "adam@example.se" } };
      expect(await claim(["admin"], "adam", adam, source)).toEqual(without([]));
      expect(await claim(["store", "admin"], "adam", adam, source)).toEqual(without(["store"]));
    },
  );

  it("carry `admin` for an administrator with an authenticator app", async () => {
    withApp.add("ada");
    expect(await claim(["admin"], "ada")).toEqual(overrides(["admin"]));
    expect(await claim(["admin"], "ada", {}, "RefreshTokens")).toEqual(overrides(["admin"]));
  });

  it("carry `admin` after an eID sign-in, until renewal", async () => {
    const ticket = await issue("eve", "eve");
    const named = { clientMetadata: { ticket } };
    const none = overrides([], { totpRequired: "true" }, {}, []);
    expect(await claim(["admin"], "eve", named)).toEqual(none);
    await run("VerifyAuthChallengeResponse_Authentication", { challengeAnswer: ticket }, "eve");
    expect(await claim(["admin"], "eve", named)).toEqual(overrides(["admin"]));
    expect(await claim(["admin"], "eve")).toEqual(none);
    expect(await claim(["admin"], "mallory", named)).toEqual(none);
    expect(await claim(["admin"], "eve", named, "RefreshTokens")).toEqual(
      overrides([], { totpRequired: "true" }),
    );
    expect(await claim(["admin"], "eve", { clientMetadata: { ticket: "made up" } })).toEqual(none);
  });
});

describe("an account made with an eID", () => {
  const word = async (request: object, userName: string) =>
    (await run(
      "CustomMessage_ForgotPassword",
      { codeParameter: "{####}", usernameParameter: null, ...request },
      userName,
    )) as { emailSubject: string; emailMessage: string };
  it("gets the requested code in its language", async () => {
    const named = { clientMetadata: { occasion: "welcome", language: "en" } };
    expect((await word({}, "asking")).emailSubject).toBe("Kod för att välja nytt lösenord");
    expect((await word(named, "asking")).emailSubject).toBe("Code for choosing a new password");
    expect((await word(named, "asking")).emailMessage).toContain("{####}");
  });

  it("has a password after choosing one", async () => {
    await given.person(table, "chosen", 0, { passwordMissing: true });
    await run("PostConfirmation_ConfirmForgotPassword", {}, "chosen");
    expect(await table.get(keys.profile("chosen"), ProfileItem)).not.toHaveProperty("passwordMissing");
  });

  it("gets no profile by choosing a password", async () => {
    await run("PostConfirmation_ConfirmForgotPassword", {}, "nobody");
    expect(await table.get(keys.profile("nobody"), ProfileItem)).toBeUndefined();
  });
});

describe("a pool user whose account has another id", () => {
  beforeAll(() =>
    table.transact([
      put(keys.accountLink("second-user"), "accountLink", { userId: "returned" }),
      put(keys.sessions("returned"), "sessions", {
        userId: "returned",
        validFrom: "2026-01-01T00:00:00.000Z",
        closedAt: "2026-01-01T00:00:00.000Z",
      }),
    ]),
  );

  it("gets that account's tokens with everything in it", async () => {
    const request = { groupConfiguration: { groupsToOverride: [] } };
    const response = await run("TokenGeneration_Authentication", request, "second-user");
    expect(response).toMatchObject({
      claimsAndScopeOverrideDetails: {
        idTokenGeneration: { claimsToAddOrOverride: { accountId: "returned", closing: "true" } },
        accessTokenGeneration: { claimsToAddOrOverride: { accountId: "returned" } },
      },
    });
  });

  it("signs in with the account's ticket, not with one for the user's own id", async () => {
    const verify = async (challengeAnswer: string) =>
      run("VerifyAuthChallengeResponse_Authentication", { challengeAnswer }, "second-user");
    const [right, wrong] = [await issue("returned", "returned"), await issue("second-user", "second")];
    expect(await verify(wrong)).toEqual({ answerCorrect: false });
    expect(await verify(right)).toEqual({ answerCorrect: true });
  });

  it("stores a chosen password in the account and ends its sessions", async () => {
    await given.person(table, "returned", 0, { passwordMissing: true });
    await run("PostConfirmation_ConfirmForgotPassword", {}, "second-user");
    expect(await table.get(keys.profile("returned"), ProfileItem)).not.toHaveProperty("passwordMissing");
    const { validFrom } = (await table.get(keys.sessions("returned"), SessionsItem))!;
    expect(Date.parse(validFrom)).toBeGreaterThan(Date.parse("2026-06-01"));
  });
});

describe("an account made by e-mail", () => {
  const confirm = (userName: string, email: string, more: object = {}) =>
    run(
      "TokenGeneration_NewPasswordChallenge",
      {
        userAttributes: { sub: userName, email, name: "Bo Ek" },
        groupConfiguration: { groupsToOverride: [] },
        ...more,
      },
      userName,
    );
  const linesOf = async (userId: string) => {
    const partition = userPartition(userId);
    const place = { partition, prefix: ranges.consentLines, schema: ConsentLineItem, limit: 9 };
    const { items } = await table.query(place);
    return items.map(({ purpose, answer, version, door }) => `${purpose} ${answer} ${version} ${door}`);
  };

  it("has accepted the terms that stood where its password was chosen", async () => {
    const clientMetadata = { terms: "1", privacy: "1" };
    const invited = { clientMetadata, groupConfiguration: { groupsToOverride: ["store"] } };
    await confirm("eva", "eva@example.se", { clientMetadata });
    await confirm("eva", "eva@example.se", invited);
    await confirm("butik", "butik@example.se", invited);
    await confirm("staff", "staff@example.se", { ...invited, clientMetadata: undefined });
    await confirm("bare", "bare@example.se");
    await confirm("odd", "odd@example.se", { clientMetadata: { terms: "all", privacy: "1" } });
    expect(await linesOf("eva")).toEqual(["terms accepted 1 password", "privacy shown 1 password"]);
    expect(await linesOf("butik")).toEqual(["terms accepted 1 invitation", "privacy shown 1 invitation"]);
    expect(await linesOf("staff")).toEqual(await linesOf("butik"));
    expect(await linesOf("bare")).toEqual([]);
    expect(await linesOf("odd")).toEqual([]);
  });

  it("guards its address once, however often it is confirmed", async () => {
    await confirm("bo", "Bo@Example.se");
    await table.transact([update(keys.balance("bo")).add("points", 5)]);
    await confirm("bo", "bo@example.se");
    expect(await table.get(keys.emailGuard("bo@example.se"), GuardItem)).toEqual({ userId: "bo" });
  });

  it("is not created for a taken address", async () => {
    await confirm("first", "one@example.se");
    await expect(confirm("second", "one@example.se")).rejects.toThrow("email-taken");
    expect(await table.get(keys.profile("second"), ProfileItem)).toBeUndefined();
    await createAccount({ table, now: () => system.now() }, "first", {
      email: "one@example.se",
      fullName: "Bo Ek",
      language: "sv",
      phone: undefined,
    });
  });
});

describe("unknown browsers", () => {
  const known = "laptop-0123456789-abcdef";
  const begin = async (userName: string, validationData: object = {}, more: object = {}) => {
    try {
      await run("PreAuthentication_Authentication", { validationData, ...more }, userName);
      return "may";
    } catch (error) {
      return String(error);
    }
  };
  const signIn = (userName: string, device: string) =>
    run(
      "TokenGeneration_Authentication",
      { groupConfiguration: { groupsToOverride: [] }, clientMetadata: { device } },
      userName,
    );
  const spend = async (userName: string) => {
    for (let time = 0; time < 4; time += 1)
      await begin(userName, { device: `stranger-${time}-0123456789abc` });
  };
  const refused = "Error: too-many-sign-ins";

  it("may try four times together, even in parallel and under many names", async () => {
    const tries = Array.from({ length: 12 }, (_, place) =>
      begin("stina", { device: `stranger-${place}-0123456789abc` }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "may")).toHaveLength(4);
    expect(await begin("stina")).toBe(refused);
  });

  it("do not lock out known browsers", async () => {
    await signIn("tove", known);
    await spend("tove");
    expect(await begin("tove", { device: "another-0123456789-abcdef" })).toBe(refused);
    expect(await begin("tove", { device: known })).toBe("may");
    expect(await begin("ulla", { device: known })).toBe("may");
  });

  it("may sign in with an eID ticket", async () => {
    await spend("vera");
    const ticket = await issue("vera", "vera");
    expect(await begin("vera", { ticket })).toBe("may");
    expect(await begin("vera", { ticket: "made up" })).toBe(refused);
    await spend("xena");
    expect(await begin("xena", { ticket })).toBe(refused);
  });

  it("are reset by a sign-in or a password reset", async () => {
    await spend("ylva");
    await signIn("ylva", known);
    expect(await begin("ylva")).toBe("may");
    await spend("ylva");
    const clientMetadata = { device: "phone-0123456789-abcdefg" };
    await run("PostConfirmation_ConfirmForgotPassword", { clientMetadata }, "ylva");
    await spend("ylva");
    expect(await begin("ylva", clientMetadata)).toBe("may");
  });

  it("are counted for unknown users too", async () => {
    const nobody = { userAttributes: {}, userNotFound: true };
    for (let time = 0; time < 4; time += 1) expect(await begin("phantom", {}, nobody)).toBe("may");
    expect(await begin("phantom", {}, nobody)).toBe(refused);
  });
});
