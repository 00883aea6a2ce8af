import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import type { handler as Handler } from "#lambdas/accounts/triggers.ts";
import { issueTicket, ticketOf } from "#lambdas/secrets/sign-in-tickets.ts";
import { system } from "#lambdas/system.ts";
import { put, update } from "#lambdas/table/actions.ts";
import { GuardItem } from "#lambdas/table/items/identity.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type Table, openTable } from "#lambdas/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { given } from "#tests/lambdas/a.ts";
import { serve } from "#tests/local/serve.ts";

let handler: typeof Handler;
let table: Table;
let close: () => Promise<void>;
/** Who has an authenticator app in the user pool. */
const withApp = new Set<string>();

beforeAll(async () => {
  const { tableName, client, endpoint } = await withTable();
  table = openTable(tableName, system, client);
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
  close = () => pool.close();
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    SITE_ORIGIN: "https://cykelregistret.example",
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.baseUrl,
  });
  ({ handler } = await import("#lambdas/accounts/triggers.ts"));
});
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
const issue = async (userId: string, name: string, at = system.now()): Promise<string> => {
  const ticket = ticketOf("eid_1", secretOf(name));
  await table.transact([issueTicket(ticket, userId, at)]);
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

  it("asks for the ticket first, of people who do not exist too", async () => {
    const asks = { challengeName: "CUSTOM_CHALLENGE", issueTokens: false, failAuthentication: false };
    expect(await define([])).toEqual(asks);
    expect(await define([], { userNotFound: true, userAttributes: {} })).toEqual(asks);
  });

  it("gives tokens for a right answer", async () => {
    expect(await define([answered(true)])).toEqual({ issueTokens: true, failAuthentication: false });
  });

  it.each([
    ["a wrong answer", [answered(false)], {}],
    ["a right answer after a wrong one", [answered(false), answered(true)], {}],
    ["more than was asked", [answered(true), answered(true)], {}],
    ["a password exchange", [{ challengeName: "SRP_A", challengeResult: true }], {}],
    ["a password", [{ challengeName: "PASSWORD_VERIFIER", challengeResult: true }], {}],
    ["somebody who does not exist", [answered(true)], { userNotFound: true }],
  ])("ends for %s", async (_what, session, more) => {
    expect(await define(session, more)).toEqual({ issueTokens: false, failAuthentication: true });
  });

  it("gives the browser nothing to answer with", async () => {
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

  it("takes a ticket once, from its own person", async () => {
    const ticket = await issue("u1", "own");
    expect(await verify(ticket, "u2")).toEqual({ answerCorrect: false });
    expect(await verify(ticket)).toEqual({ answerCorrect: true });
    expect(await verify(ticket)).toEqual({ answerCorrect: false });
  });

  it("takes no ticket of two minutes ago, and none that never was", async () => {
    const old = await issue("u1", "old", new Date(Date.now() - 120_000));
    expect(await verify(old)).toEqual({ answerCorrect: false });
    for (const answer of ["", "x", "x".repeat(4000)])
      expect(await verify(answer)).toEqual({ answerCorrect: false });
  });

  it("takes no ticket for somebody who does not exist", async () => {
    const ticket = await issue("u1", "nobody");
    const nobody = { userAttributes: {}, userNotFound: true };
    expect(await verify(ticket, "made-up", nobody)).toEqual({ answerCorrect: false });
  });
});

describe("tokens", () => {
  const claim = async (groups: string[], userName: string, more: object = {}, source = "Authentication") => {
    const response = await run(
      `TokenGeneration_${source}`,
      { groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [] }, scopes: [], ...more },
      userName,
    );
    return (response as { claimsAndScopeOverrideDetails: unknown }).claimsAndScopeOverrideDetails;
  };
  const overrides = (groupsToOverride: string[], id: object = {}, access: object = {}) => ({
    idTokenGeneration: { claimsToAddOrOverride: id },
    accessTokenGeneration: { claimsToAddOrOverride: access },
    groupOverrideDetails: { groupsToOverride, iamRolesToOverride: [] },
  });

  it("of customers stay as they are", async () => {
    expect(await claim([], "u1")).toEqual(overrides([]));
    expect(await claim(["customer"], "u1")).toEqual(overrides(["customer"]));
  });

  it("of a closed account say so to the browser, and no more once it is open again", async () => {
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

  it("of a store name it", async () => {
    const userAttributes = { sub: "u1", "custom:storeId": "store_1" };
    const store = { storeId: "store_1" };
    expect(await claim(["store"], "u1", { userAttributes })).toEqual(overrides(["store"], store, store));
  });

  it.each(["Authentication", "NewPasswordChallenge", "RefreshTokens"])(
    "of an administrator without a second factor are no administrator's (%s)",
    async (source) => {
      const required = { totpRequired: "true" };
      expect(await claim(["admin"], "adam", {}, source)).toEqual(overrides([], required));
      expect(await claim(["store", "admin"], "adam", {}, source)).toEqual(overrides(["store"], required));
    },
  );

  it("of an administrator with one are", async () => {
    withApp.add("ada");
    expect(await claim(["admin"], "ada")).toEqual(overrides(["admin"]));
    expect(await claim(["admin"], "ada", {}, "RefreshTokens")).toEqual(overrides(["admin"]));
  });

  it("of an administrator who signs in with an eID are, until they are renewed", async () => {
    const ticket = await issue("eve", "eve");
    const named = { clientMetadata: { ticket } };
    const none = overrides([], { totpRequired: "true" });
    expect(await claim(["admin"], "eve", named)).toEqual(none);
    await run("VerifyAuthChallengeResponse_Authentication", { challengeAnswer: ticket }, "eve");
    expect(await claim(["admin"], "eve", named)).toEqual(overrides(["admin"]));
    expect(await claim(["admin"], "eve")).toEqual(none);
    expect(await claim(["admin"], "mallory", named)).toEqual(none);
    expect(await claim(["admin"], "eve", named, "RefreshTokens")).toEqual(none);
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
  const welcome = { clientMetadata: { occasion: "welcome", language: "sv" } };

  it("is welcomed with a code to choose a password, in its language", async () => {
    await given.person(table, "new", 0, { passwordMissing: true });
    const swedish = await word(welcome, "new");
    expect(swedish.emailSubject).toBe("Välkommen till Cykelregistret");
    expect(swedish.emailMessage).toContain("{####}");
    expect(swedish.emailMessage).toContain("Glömt lösenordet");
    expect(swedish.emailMessage).toMatch(/en timme/);
    const english = await word({ clientMetadata: { occasion: "welcome", language: "en" } }, "new");
    expect(english.emailSubject).toBe("Welcome to Cykelregistret");
  });

  it("is not welcomed when it asks for a new password itself", async () => {
    await given.person(table, "asking", 0, { passwordMissing: true });
    expect((await word({}, "asking")).emailSubject).toBe("Kod för att välja nytt lösenord");
  });

  it("has a password once one was chosen, and cannot be welcomed again", async () => {
    await given.person(table, "chosen", 0, { passwordMissing: true });
    await run("PostConfirmation_ConfirmForgotPassword", {}, "chosen");
    expect(await table.get(keys.profile("chosen"), ProfileItem)).not.toHaveProperty("passwordMissing");
    expect((await word(welcome, "chosen")).emailSubject).toBe("Kod för att välja nytt lösenord");
  });

  it("that has no profile yet gets none by choosing a password", async () => {
    await run("PostConfirmation_ConfirmForgotPassword", {}, "nobody");
    expect(await table.get(keys.profile("nobody"), ProfileItem)).toBeUndefined();
  });
});

describe("an account made by e-mail", () => {
  const confirm = (userName: string, email: string) =>
    run(
      "PostConfirmation_ConfirmSignUp",
      { userAttributes: { sub: userName, email, name: "Bo Ek" } },
      userName,
    );

  it("guards its address, however often it is confirmed", async () => {
    await confirm("bo", "Bo@Example.se");
    await table.transact([update(keys.balance("bo")).add("points", 5)]);
    await confirm("bo", "bo@example.se");
    expect(await table.get(keys.emailGuard("bo@example.se"), GuardItem)).toEqual({ userId: "bo" });
  });

  it("is not made for an address that has another", async () => {
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
