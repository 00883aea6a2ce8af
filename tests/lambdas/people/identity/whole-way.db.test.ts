import {
  AdminAddUserToGroupCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { EidOrder, EidState } from "#contract/people/identity.ts";
import { selfService, signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { handler as Triggers } from "#lambdas/people/accounts/triggers.ts";
import type { handler as Handler } from "#lambdas/people/identity/handler.ts";
import { system } from "#lambdas/platform/system.ts";
import { placeOf } from "#lambdas/people/identity/sign-up/place.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { EmailChangeItem } from "#lambdas/people/items/email-change.ts";
import { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { adults, numberOf, startServices } from "./services.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { failure, poolId, webClient } from "#tests/local/aws/cognito/harness.ts";

let services: Awaited<ReturnType<typeof startServices>>;
let handler: typeof Handler;
let triggers: typeof Triggers;
let log: ReturnType<typeof watchLog>;
const answers: string[] = [];

beforeAll(async () => {
  services = await startServices((event) => triggers(event as never));
  for (const [name, value] of Object.entries(services.environment)) vi.stubEnv(name, value);
  ({ handler } = await import("#lambdas/people/identity/handler.ts"));
  ({ handler: triggers } = await import("#lambdas/people/accounts/triggers.ts"));
  log = watchLog();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: webClient,
        userPoolEndpoint: services.pool.endpoint,
        loginWith: { email: true },
      },
    },
  });
});
afterEach(() => auth.signOut());
afterAll(async () => {
  log.stop();
  vi.unstubAllEnvs();
  await services.close();
});

let browsers = 0;
const post = async (path: string, body: object, userId?: string) => {
  // A new IP address per request, so that tests do not share limits.
  const address = `198.51.100.${(browsers += 1)}`;
  const answer = await callFunction(handler, {
    method: "POST",
    path,
    body,
    address,
    ...(userId && { userId }),
  });
  answers.push(JSON.stringify(answer));
  return answer;
};
const begin = async (path: string, body: object = byCode, userId?: string): Promise<EidOrder> => {
  const { status, body: order } = await post(path, body, userId);
  expect(status).toBe(201);
  return order;
};
const collect = ({ orderId, secret }: EidOrder) => post(`/eid/orders/${orderId}/collection`, { secret });

const create = ({ orderId, secret }: EidOrder, email: string) =>
  post(`/eid/orders/${orderId}/account`, {
    secret,
    email,
    phone: "+46701234567",
    language: "sv",
    documents: { terms: 1, privacy: 1 },
  });
const visitor = { device: "browser-00000000000000000000", userAgent: "Mozilla/5.0" };
const byCode = { way: "other-device", visitor };
const forRegistration = { ...byCode, language: "sv" };
/** Approves in the app after scanning the code. */
const approve = async ({ qr }: EidOrder, personalNumber: string, givenName = "Åsa") => {
  const deed = { code: qr, personalNumber, givenName, surname: "Öberg" };
  const { status, body } = await services.bankId.play("approve", deed);
  expect(status).toBe(200);
  return body["text"];
};
const register = async (personalNumber: string, email: string): Promise<EidState> => {
  const order = await begin("/eid/registrations", forRegistration);
  await approve(order, personalNumber);
  expect((await collect(order)).body).toEqual({ state: "identified", name: "Åsa Öberg" });
  return (await create(order, email)).body;
};
const ticketOf = (state: EidState) => {
  if (state.state !== "complete" || !state.signIn) throw new Error(`No ticket: ${JSON.stringify(state)}`);
  return state.signIn;
};
const signInWith = async ({ username, ticket }: { username: string; ticket: string }, more: object = {}) => {
  await auth.signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP" } });
  await auth.confirmSignIn({ challengeResponse: ticket, options: { clientMetadata: { ticket, ...more } } });
  return (await auth.fetchAuthSession()).tokens!;
};
const [anna, bo, carin] = adults(3) as [string, string, string];

it("a person registers, signs in, and may choose a password once the address is verified", async () => {
  const signIn = ticketOf(await register(anna, "anna@example.se"));
  const tokens = await signInWith(signIn);
  expect(tokens.accessToken.payload.sub).toBe(signIn.username);
  expect(tokens.idToken?.payload).toMatchObject({
    email: "anna@example.se",
    email_verified: false,
    name: "Åsa Öberg",
  });
  answers.push(tokens.accessToken.toString(), tokens.idToken!.toString());
  await auth.signOut();

  expect((await failure(signInWith(signIn))).name).toBe("NotAuthorizedException");
  const forgotten = new ForgotPasswordCommand({ ClientId: webClient, Username: "anna@example.se" });
  await services.pool.client.send(forgotten);

  const userId = signIn.username;
  const table = openTable(services.table.tableName, system, services.table.client);
  const waiting = (await table.get(keys.emailChange(userId), EmailChangeItem))!;
  const code = mailCode("codes", "email", { ...waiting, uid: waiting.id });
  const proof = { method: "POST", path: "/me/email/confirmation", body: { code }, userId };
  expect(await callFunction(handler, proof)).toMatchObject({
    status: 201,
    body: { email: "anna@example.se" },
  });
  await services.pool.forget("anna@example.se");
  // Requests before the address was verified did nothing.
  expect(services.pool.mails.filter(({ to }) => to === "anna@example.se")).toHaveLength(1);
  await services.pool.client.send(
    new ConfirmForgotPasswordCommand({
      ClientId: webClient,
      Username: "anna@example.se",
      ConfirmationCode: services.pool.lastCode("anna@example.se"),
      Password: "cykelbud1",
    }),
  );
  const { nextStep } = await auth.signIn({ username: "anna@example.se", password: "cykelbud1" });
  expect(nextStep.signInStep).toBe("DONE");
  const { tokens: later } = await auth.fetchAuthSession();
  expect(later?.idToken?.payload).toMatchObject({ email_verified: true });
});

it("only the registered person can sign in", async () => {
  const { username } = ticketOf(await register(bo, "bo@example.se"));
  const known = await begin("/eid/sign-ins");
  await approve(known, bo);
  const tokens = await signInWith(ticketOf((await collect(known)).body));
  expect(tokens.accessToken.payload.sub).toBe(username);
  const stranger = await begin("/eid/sign-ins");
  await approve(stranger, carin);
  expect(await collect(stranger)).toMatchObject({ status: 404, body: { code: "eid-account-missing" } });
});

it("an approval of a sign-in changes no settings; one for settings says so in the app", async () => {
  const eva = numberOf("19830303");
  await register(eva, "eva@example.se");
  const approved = async (body: object, text: string) => {
    const order = await begin("/eid/sign-ins", { ...byCode, ...body });
    expect(await approve(order, eva)).toContain(text);
    return ticketOf((await collect(order)).body);
  };
  const wanted = { for: signInPurpose };
  expect((await failure(signInWith(await approved({}, "Jag loggar in i"), wanted))).name).toBe(
    "NotAuthorizedException",
  );
  const { accessToken } = await signInWith(
    await approved({ forSettings: true }, "ändra hur jag loggar in"),
    wanted,
  );
  expect(accessToken.payload["scope"]).toContain(selfService);
});

/** A sign-up by e-mail with its code entered, but no password chosen. */
const provedEmail = async (email: string): Promise<string> => {
  const key = "a-browser-of-its-own-0123456789";
  await post("/sign-ups", { email, key, fullName: "Fia", language: "sv" });
  const table = openTable(services.table.tableName, system, services.table.client);
  const waiting = (await table.get(placeOf(email, key), SignUpItem))!;
  const code = mailCode("codes", "sign-up", { ...waiting, uid: waiting.id });
  const { body } = await post("/sign-ups/confirmation", { email, key, code });
  return body.firstPassword;
};

it("someone who signed up by e-mail can be verified", async () => {
  const email = "fia@example.se";
  await auth.signOut();
  await auth.signIn({ username: email, password: await provedEmail(email) });
  await auth.confirmSignIn({ challengeResponse: "cykelbud1" });
  const userId = (await auth.fetchAuthSession()).userSub!;
  const fia = numberOf("19910214");
  const order = await begin("/eid/verifications", byCode, userId);
  await approve(order, fia, "Fia Maria");
  expect((await collect(order)).body).toEqual({ state: "complete" });
  const signIn = await begin("/eid/sign-ins");
  await approve(signIn, fia);
  expect(ticketOf((await collect(signIn)).body).username).toBe(userId);
  expect(await post("/eid/verifications", byCode, userId)).toMatchObject({
    status: 409,
    body: { code: "identity-already-verified" },
  });
});

it("an eID makes an administrator, a password alone does not", async () => {
  const ada = numberOf("19810505");
  const { username } = ticketOf(await register(ada, "ada@example.se"));
  await services.pool.client.send(
    new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: username, GroupName: "admin" }),
  );
  const order = await begin("/eid/sign-ins");
  await approve(order, ada);
  const byEid = await signInWith(ticketOf((await collect(order)).body));
  expect(byEid.accessToken.payload["cognito:groups"]).toEqual(["admin"]);
  expect(byEid.idToken?.payload).not.toHaveProperty("totpRequired");
  const renewed = (await auth.fetchAuthSession({ forceRefresh: true })).tokens;
  expect(renewed?.accessToken.payload).not.toHaveProperty("cognito:groups");
  expect(renewed?.idToken?.payload["totpRequired"]).toBe("true");
});

it("no personal number is in logs, responses, tokens, mails, trigger events or the table", async () => {
  const { Items } = await services.table.client.send(
    new ScanCommand({ TableName: services.table.tableName }),
  );
  const { mails, events } = services.pool;
  const everything = { log: log.text(), answers, mails, events, Items };
  expect(log.lines().length).toBeGreaterThan(20);
  for (const [where, what] of Object.entries(everything)) {
    const text = typeof what === "string" ? what : JSON.stringify(what);
    expect({ where, found: personalNumbersIn(text) }).toEqual({ where, found: [] });
    for (const digits of [anna, bo, carin]) expect(text).not.toContain(digits.slice(2));
  }
});
