import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { system } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, failuresIn, mailsTo, openRegister, pass, runJob } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { openSocket, startMessage } from "#tests/local/aws/appsync/browser.ts";
import { failure } from "#tests/local/aws/cognito/harness.ts";

const day = 24 * 60 * 60;
const device = "a-browser-of-its-own-0123456789";

let cloud: Cloud;
let config: Record<"userPoolId" | "userPoolClientId" | "userPoolEndpoint" | "realtimeUrl", string>;
let cognito: CognitoIdentityProviderClient;
beforeAll(async () => {
  cloud = await withCloud();
  config = await (await fetch(`${cloud.url}/config.json`)).json();
  cognito = new CognitoIdentityProviderClient({});
  await configure(cloud);
});
afterAll(() => cloud.close());

const post = (path: string, body: object = {}) => ask(cloud, "POST", path, { body });
// Orders are limited by the minute, and a sign-in in the second of a sign-out counts as earlier.
beforeEach(() => pass(cloud, 61));

const call = (token: string, method: string, path: string, body?: object) =>
  ask(cloud, method, `/api${path}`, { as: token, body });

const session = async () => {
  const { tokens } = await auth.fetchAuthSession();
  const { payload } = tokens!.accessToken;
  expect(tokens!.idToken!.payload["accountId"]).toBe(payload["accountId"]);
  return {
    token: tokens!.accessToken.toString(),
    userId: z.string().parse(payload["accountId"]),
    poolUser: z.string().parse(payload.sub),
  };
};
const signIn = async (email: string) => {
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  await auth.signIn({ username: email, password, options: { clientMetadata: { device } } });
  return session();
};
const bankId = async (person: string) => {
  const { body: order } = await post("/api/eid/sign-ins", { way: "other-device", forSettings: true });
  await post("/_local/bankid/approve", { code: order.qr, person });
  return post(`/api/eid/orders/${order.orderId}/collection`, { secret: order.secret });
};
const comeBack = async (person: string) => {
  const { body } = await bankId(person);
  expect(body).toMatchObject({ state: "complete", signIn: { hasReturned: true } });
  const { username, ticket } = body.signIn;
  await auth.signOut();
  await auth.signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP" } });
  const clientMetadata = { ticket, for: signInPurpose };
  await auth.confirmSignIn({ challengeResponse: ticket, options: { clientMetadata } });
  return session();
};

const remove = (Username: string) =>
  cognito.send(new AdminDeleteUserCommand({ UserPoolId: config.userPoolId, Username }));
const find = (Username: string) =>
  cognito.send(new AdminGetUserCommand({ UserPoolId: config.userPoolId, Username }));
const usersOf = async (email: string): Promise<(string | undefined)[]> => {
  const command = new ListUsersCommand({ UserPoolId: config.userPoolId, Filter: `email = "${email}"` });
  return ((await cognito.send(command)).Users ?? []).map(({ Username }) => Username);
};
/** Mail arrives once its events are handled. */
const patience = { timeout: 20_000, interval: 100 };

const mailsAbout = async (email: string, subject: RegExp) =>
  (await mailsTo(cloud, email)).filter((each) => subject.test(each.subject));

const codeMailedTo = (email: string, subject: RegExp) =>
  vi.waitFor(async () => {
    const [mail] = await mailsAbout(email, subject);
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? "") ?? [];
    expect(code).toBeDefined();
    return code!;
  }, patience);

describe("A person who is missing from the user pool", () => {
  const email = "asa@example.se";

  test("returns by BankID to their bikes and points, gets live events, and old tokens are refused", async () => {
    const before = await signIn(email);
    const table = await openRegister();
    const { id, ...bike } = aBike({ ownerId: before.userId });
    const listed = { gsi1pk: lists.bikesOf(before.userId), gsi1sk: id };
    await table.transact([put(keys.bike(id), "bike", { ...bike, id, ...listed })]);
    const [me, bikes] = [await call(before.token, "GET", "/me"), await call(before.token, "GET", "/bikes")];
    expect(me.body).toMatchObject({ userId: before.userId, points: 1000 });
    expect(bikes.body.items).toMatchObject([{ id }]);
    await remove(before.userId);
    expect((await call(before.token, "GET", "/bikes")).status).toBe(200);
    expect((await failure(signIn(email))).name).toBe("NotAuthorizedException");

    // A return ends the sessions of earlier seconds.
    await pass(cloud, 1);
    const { token, userId, poolUser } = await comeBack("asa");
    expect(userId).toBe(before.userId);
    expect(poolUser).not.toBe(userId);
    expect(await usersOf(email)).toEqual([poolUser]);
    expect(await call(before.token, "GET", "/bikes")).toMatchObject({ body: { code: "session-ended" } });
    const now = await call(token, "GET", "/me");
    expect(now.body).toEqual({ ...me.body, emailUnproved: true, hasPassword: false });
    expect((await call(token, "GET", "/bikes")).body).toEqual(bikes.body);

    const url = config.realtimeUrl;
    const stranger = await openSocket(url, token);
    stranger.send({ type: "connection_init" });
    stranger.send(startMessage("1", poolUser, token, "event"));
    await stranger.got({ type: "error", id: "1" });
    stranger.socket.close();
    const page = await openSocket(url, token);
    page.send({ type: "connection_init" });
    page.send(startMessage("1", userId, token, "event"));
    await page.got({ type: "start_ack" });
    const note = { userId, type: "system", params: { what: "bike-stolen" }, link: "/my-bikes" } as const;
    await table.transact([notificationWrite(note, system.newId("notification"), system.now())]);
    await page.got({ type: "data", id: "1" });
    page.socket.close();
  });

  test("confirms the address by a mailed code and chooses a new password", async () => {
    const { token, userId, poolUser } = await session();
    const verified = async () =>
      (await find(poolUser)).UserAttributes?.find(({ Name }) => Name === "email_verified")?.Value;
    expect(await verified()).toBe("false");
    const code = await codeMailedTo(email, /Välkommen tillbaka/);
    expect((await call(token, "POST", "/me/email/confirmation", { code })).status).toBe(201);
    expect(await verified()).toBe("true");
    await call(token, "PATCH", "/me", { language: "en" });
    expect((await find(poolUser)).UserAttributes).toContainEqual({ Name: "locale", Value: "en" });
    await pass(cloud, 61);
    await auth.resetPassword({ username: email });
    const confirmationCode = await codeMailedTo(email, /password/);
    const newPassword = "cykelkorg i medvind 12";
    await auth.confirmResetPassword({ username: email, confirmationCode, newPassword });
    expect((await call(token, "GET", "/me")).body).toMatchObject({ code: "session-ended" });
    await pass(cloud, 2);
    await auth.signOut();
    await auth.signIn({ username: email, password: newPassword, options: { clientMetadata: { device } } });
    expect(await session()).toMatchObject({ userId, poolUser });
    expect((await call((await session()).token, "GET", "/me")).body).toMatchObject({ hasPassword: true });
  });

  test("changes the password in the user pool and is notified", async () => {
    const before = (await session()).userId;
    const notificationsOf = async () => (await mailsAbout(email, /password has been changed/)).length;
    await vi.waitFor(async () => expect(await notificationsOf()).toBe(1), patience);
    await pass(cloud, 2);
    await auth.signOut();
    const clientMetadata = { device, for: "sign-in-settings" };
    const [oldPassword, newPassword] = ["cykelkorg i medvind 12", "cykelkorg i motvind 13"];
    await auth.signIn({ username: email, password: oldPassword, options: { clientMetadata } });
    await auth.updatePassword({ oldPassword, newPassword });
    await vi.waitFor(async () => expect(await notificationsOf()).toBe(2), patience);
    expect((await session()).userId).toBe(before);
  });

  test("signs out everywhere, and no token is renewed", async () => {
    await pass(cloud, 2);
    const { token } = await session();
    expect((await call(token, "DELETE", "/me/sessions")).status).toBe(200);
    expect((await call(token, "GET", "/me")).body).toMatchObject({ code: "session-ended" });
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });

  test("returns as one user with many orders at once", async () => {
    const [gone] = await usersOf(email);
    await remove(gone!);
    const orders = [];
    for (const _order of [1, 2, 3, 4]) {
      const { body: order } = await post("/api/eid/sign-ins", { way: "other-device" });
      await post("/_local/bankid/approve", { code: order.qr, person: "asa" });
      orders.push(order);
    }
    const answers = await Promise.all(
      orders.map(({ orderId, secret }) => post(`/api/eid/orders/${orderId}/collection`, { secret })),
    );
    const returned = answers.filter(({ body }) => body.signIn?.hasReturned === true);
    expect(returned).toHaveLength(1);
    expect(await usersOf(email)).toEqual([returned[0]!.body.signIn.username]);
  });
});

test("Closing a returned account erases its new user too, and an erased account cannot return", async () => {
  const email = "erik@example.se";
  const before = await signIn(email);
  await remove(before.userId);
  const { token, userId, poolUser } = await comeBack("erik");
  expect(userId).toBe(before.userId);
  expect(await call(token, "PUT", "/me/closing")).toMatchObject({ status: 200 });
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();

  await remove(poolUser);
  await pass(cloud, 61);
  const closed = await comeBack("erik");
  expect((await auth.fetchAuthSession()).tokens!.idToken!.payload["closing"]).toBe("true");
  expect(await call(closed.token, "GET", "/bikes")).toMatchObject({ body: { code: "account-closed" } });
  expect((await failure(find(poolUser))).name).toBe("UserNotFoundException");

  // The mail must leave before a month passes, because the stream drops records older than six hours.
  await expect.poll(async () => (await mailsAbout(email, /Välkommen tillbaka/)).length, patience).toBe(2);
  await pass(cloud, 30 * day + 1);
  await runJob(cloud, /AccountErasure/);
  expect((await failure(find(closed.poolUser))).name).toBe("UserNotFoundException");
  expect(await bankId("erik")).toMatchObject({ status: 404, body: { code: "eid-account-missing" } });
  expect(await failuresIn(cloud)).toEqual({ failures: [], deadLetters: [] });
});
