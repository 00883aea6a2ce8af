import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { handler as Triggers } from "#lambdas/people/accounts/triggers.ts";
import type { handler as Handler } from "#lambdas/people/identity/handler.ts";
import { placeOf } from "#lambdas/people/identity/sign-up/place.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { system } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { startServices } from "./services.ts";
import { poolId, webClient } from "#tests/local/aws/cognito/harness.ts";

let services: Awaited<ReturnType<typeof startServices>>;
let handler: typeof Handler;
let triggers: typeof Triggers;
let table: Table;

beforeAll(async () => {
  services = await startServices((event) => triggers(event as never));
  for (const [name, value] of Object.entries(services.environment)) vi.stubEnv(name, value);
  ({ handler } = await import("#lambdas/people/identity/handler.ts"));
  ({ handler: triggers } = await import("#lambdas/people/accounts/triggers.ts"));
  table = openTable(services.table.tableName, system, services.table.client);
  const userPoolEndpoint = services.pool.endpoint;
  const Cognito = { userPoolId: poolId, userPoolClientId: webClient, userPoolEndpoint };
  Amplify.configure({ Auth: { Cognito: { ...Cognito, loginWith: { email: true } } } });
});
afterEach(() => auth.signOut());
afterAll(async () => {
  vi.unstubAllEnvs();
  await services.close();
});

let browsers = 0;
const newKey = (): string => `browser-${String((browsers += 1)).padStart(20, "0")}`;
const elsewhere = (): string => `198.51.100.${(browsers += 1) % 250}`;
const post = (path: string, body: object, address = elsewhere()) =>
  callFunction(handler, { method: "POST", path, body, address });
const start = (email: string, key: string, fullName = "Bo Ek", address = elsewhere()) =>
  post("/sign-ups", { email, key, fullName, language: "sv" }, address);
const codeOf = async (email: string, key: string): Promise<string> => {
  const waiting = (await table.get(placeOf(email, key), SignUpItem))!;
  return mailCode("codes", "sign-up", { ...waiting, uid: waiting.id });
};
const confirm = (email: string, key: string, code: string) =>
  post("/sign-ups/confirmation", { email, key, code });
const wrong = (code: string): string => (code === "000000" ? "000001" : "000000");

const finish = async (email: string, key: string, password: string): Promise<string> => {
  const { body } = await confirm(email, key, await codeOf(email, key));
  await auth.signIn({ username: email, password: body.firstPassword });
  await auth.confirmSignIn({ challengeResponse: password });
  const { userSub } = await auth.fetchAuthSession();
  await auth.signOut();
  return userSub!;
};
/** Past the resend wait. */
const letTimePass = (email: string, key: string) =>
  table.transact([update(placeOf(email, key)).set({ sentAt: 0 })]);

it("the mailed code and a chosen password create an account", async () => {
  const [email, key] = ["anna@example.se", newKey()];
  expect(await start(" Anna@Example.SE ", key, "Anna\n\u200BÅ")).toMatchObject({
    status: 201,
    body: { resendAfterSeconds: 30 },
  });
  const userId = await finish(email, key, "cykelbud1");
  expect(await table.get(keys.profile(userId), ProfileItem)).toMatchObject({ email, fullName: "Anna Å" });
  await auth.signIn({ username: email, password: "cykelbud1" });
  expect((await auth.fetchAuthSession()).tokens!.idToken!.payload).toMatchObject({ email_verified: true });
});

it("the response is the same for a free, a taken and a waiting address", async () => {
  const [email, key] = ["known@example.se", newKey()];
  await start(email, key);
  await finish(email, key, "cykelbud1");
  const waiting = newKey();
  await start("waiting@example.se", waiting);
  const answers = await Promise.all(
    ["known@example.se", "unknown@example.se", "waiting@example.se"].map(async (address) => {
      const own = newKey();
      const begun = await start(address, own);
      const guess = wrong(await codeOf(address, own));
      const refused = await confirm(address, own, guess);
      const none = await confirm(address, newKey(), guess);
      return [begun, refused, none].map(({ status, body }) => ({
        status,
        body: { ...body, instance: undefined },
      }));
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

it("an unconfirmed address gets a new code, and the newest name counts", async () => {
  const [email, first, second] = ["cissi@example.se", newKey(), newKey()];
  await start(email, first, "Felskriven");
  const old = await codeOf(email, first);
  await start(email, second, "Cissi Ek");
  const userId = await finish(email, second, "andra-lösenordet");
  expect(await table.get(keys.profile(userId), ProfileItem)).toMatchObject({ fullName: "Cissi Ek" });
  expect(await confirm(email, first, old)).toMatchObject({ status: 409, body: { code: "email-taken" } });
});

it("nobody else can spoil a sign-up or finish it with another code", async () => {
  const [email, own, stranger] = ["dan@example.se", newKey(), newKey()];
  await start(email, own, "Dan Ek");
  const code = await codeOf(email, own);
  await start(email, stranger, "Någon Annan");
  expect(await confirm(email, stranger, code)).toMatchObject({ status: 422, body: { code: "code-wrong" } });
  const userId = await finish(email, own, "cykelbud1");
  expect(await table.get(keys.profile(userId), ProfileItem)).toMatchObject({ fullName: "Dan Ek" });
});

it("another code may be sent after half a minute, and replaces the first", async () => {
  const [email, key] = ["eva@example.se", newKey()];
  await start(email, key);
  const old = await codeOf(email, key);
  expect(await start(email, key)).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
  await letTimePass(email, key);
  expect(await start(email, key)).toMatchObject({ status: 201 });
  expect((await confirm(email, key, old)).status).toBe(422);
});

it("a sign-up left before choosing a password can start again", async () => {
  const [email, first, second] = ["fia@example.se", newKey(), newKey()];
  await start(email, first);
  await confirm(email, first, await codeOf(email, first));
  await start(email, second);
  await finish(email, second, "cykelbud1");
  const { Users } = await services.pool.client.send(
    new ListUsersCommand({ UserPoolId: poolId, Filter: `email = "${email}"` }),
  );
  expect(Users).toHaveLength(1);
});

it("a browser that lost the response gets the same one again", async () => {
  const [email, key] = ["gun@example.se", newKey()];
  await start(email, key);
  const code = await codeOf(email, key);
  const first = await confirm(email, key, code);
  expect(first.body.firstPassword).toHaveLength(43);
  expect(await confirm(email, key, code)).toEqual(first);
});

it("a code can be guessed five times, even in parallel", async () => {
  const [email, key] = ["hugo@example.se", newKey()];
  await start(email, key);
  const code = await codeOf(email, key);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(email, key, wrong(code))));
  expect(guesses.filter(({ body }) => body.code === "code-wrong").length).toBeLessThanOrEqual(5);
  expect(await confirm(email, key, code)).toMatchObject({ status: 422, body: { code: "code-expired" } });
});

it("an address gets at most ten mails a day from one network", async () => {
  const answers = [];
  for (let sent = 0; sent < 12; sent += 1)
    answers.push((await start("ivar@example.se", newKey(), "Bo Ek", "203.0.113.7")).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
});
