import { AdminGetUserCommand, GetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { SNSClient } from "@aws-sdk/client-sns";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { snsTextMessages } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import type { handler as Handler } from "#lambdas/accounts/handler.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { personalNumbersIn } from "#tests/journeys/personal-numbers.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { signIn } from "#tests/local/cognito/accounts.ts";
import { failure, poolId } from "#tests/local/cognito/harness.ts";
import { startServices } from "./services.ts";

const number = "19850821-1359";

let services: Awaited<ReturnType<typeof startServices>>;
let handler: typeof Handler;
let log: ReturnType<typeof watchLog>;
const answers: unknown[] = [];

beforeAll(async () => {
  services = await startServices();
  for (const [name, value] of Object.entries(services.environment)) vi.stubEnv(name, value);
  ({ handler } = await import("#lambdas/accounts/handler.ts"));
  log = watchLog();
});
beforeEach(() => {
  answers.length = 0;
});
afterAll(async () => {
  log.stop();
  vi.unstubAllEnvs();
  await services.close();
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await callFunction(handler, { method, path, body, userId: services.userId });
  answers.push(answer);
  return answer;
};

it("answers GET /me for someone whom only the user pool knows", async () => {
  expect(await ask("GET", "/me")).toMatchObject({
    status: 200,
    body: { email: "anna@example.se", fullName: "anna", role: "customer", points: 0 },
  });
});

it("changes name and language in the profile and in the user pool", async () => {
  const changed = await ask("PATCH", "/me", { fullName: "Anna Åkesson", language: "en" });
  expect(changed).toMatchObject({ status: 200, body: { fullName: "Anna Åkesson", language: "en" } });
  const { UserAttributes } = await services.pool.client.send(
    new AdminGetUserCommand({ UserPoolId: poolId, Username: services.userId }),
  );
  expect(UserAttributes).toEqual(
    expect.arrayContaining([
      { Name: "name", Value: "Anna Åkesson" },
      { Name: "locale", Value: "en" },
    ]),
  );
  await ask("PATCH", "/me", { language: "sv" });
});

it("names the rule that a change breaks, and changes nothing", async () => {
  const menus = { top: ["points", "fax"], bottom: ["order"] };
  expect(await ask("PATCH", "/me", { fullName: "A", menus })).toMatchObject({
    status: 400,
    body: {
      issues: [
        { path: "fullName", rule: "name-too-short" },
        { path: "menus.top.1", rule: "menu-id-unknown" },
        { path: "menus.bottom", rule: "menu-too-short" },
      ],
    },
  });
  expect(await ask("GET", "/me")).toMatchObject({ body: { fullName: "Anna Åkesson" } });
});

it("proves a phone by text message, and forgets it again", async () => {
  expect(await ask("POST", "/me/phone", { phone: "070-123 45 67" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "phone", rule: "phone-format" }] },
  });
  expect(await ask("POST", "/me/phone", { phone: "+46701234567" })).toMatchObject({
    status: 201,
    body: { resendAfterSeconds: 60 },
  });
  const [code = ""] = services.texts.at(-1)?.split(" ") ?? [];
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(await ask("POST", "/me/phone/confirmation", { code: spaced })).toMatchObject({
    status: 201,
    body: { phone: "+46701234567", phoneVerified: true },
  });
  expect(await ask("POST", "/me/phone/confirmation", { code })).toMatchObject({
    status: 422,
    body: { code: "code-expired" },
  });
  expect(await ask("DELETE", "/me/phone")).toMatchObject({ status: 200, body: { phoneVerified: false } });
  expect(log.text()).not.toContain(code);
});

it("sends a text message under our name, before advertisements", async () => {
  const sns = new SNSClient({ region: "eu-west-1" });
  const sent: unknown[] = [];
  sns.middlewareStack.add(
    () => async (args) => {
      sent.push(args.input);
      return { response: {}, output: { $metadata: {}, MessageId: "1" } };
    },
    { step: "initialize" },
  );
  await snsTextMessages(sns, loggerOf("accounts"))("+46701234567", "123456 är din kod");
  expect(sent).toEqual([
    {
      PhoneNumber: "+46701234567",
      Message: "123456 är din kod",
      MessageAttributes: {
        "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: "Cykelreg" },
        "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
      },
    },
  ]);
});

it("says that a text message was not taken, and in the log why without the number", async () => {
  const sns = new SNSClient({
    credentials: { accessKeyId: "AKIALOCAL", secretAccessKey: "wrong" },
    maxAttempts: 1,
  });
  const sendText = snsTextMessages(sns, loggerOf("accounts"));
  await expect(sendText("+46701234567", "123456 är din kod")).rejects.toMatchObject({ code: "sms-not-sent" });
  expect(log.lines().at(-1)).toMatchObject({ message: "A text message was not taken", level: "ERROR" });
  expect(log.text()).not.toMatch(/701234567|123456 är/);
});

it("keeps a choice of cookies", async () => {
  const choices = { version: 1, functional: true, analytics: false, marketing: false };
  expect(await ask("PUT", "/me/consent", choices)).toMatchObject({ status: 200, body: { consent: choices } });
  expect(await ask("PUT", "/me/consent", { ...choices, marketing: "yes" })).toMatchObject({ status: 400 });
});

it("takes a personal number and never says it again, in no answer and no line of the log", async () => {
  for (const typed of [number, "850821+1359", "850821 1359", "198508211359 "])
    await ask("PUT", "/me/personal-number", { personalNumber: typed });
  await ask("PUT", "/me/personal-number", { personalNumber: [number] });
  await ask("PATCH", "/me", { fullName: number.repeat(20) });
  await ask("POST", "/me/phone", { phone: number });
  await ask("POST", "/me/phone/confirmation", { code: number });
  await ask("GET", `/me/${number}`);
  expect(await ask("GET", "/me")).toMatchObject({
    body: { identityLevel: 1, personalNumberMasked: "1985••••-••••" },
  });
  expect(log.lines().length).toBeGreaterThan(10);
  for (const said of [log.text(), JSON.stringify(answers)]) {
    expect(personalNumbersIn(said)).toEqual([]);
    expect(said).not.toMatch(/0821-?1359/);
  }
});

it("takes down that someone asks for a copy of their data, once, and gives no link before it is there", async () => {
  const asked = { status: 201, body: { state: "asked", mayAsk: false, signedInRecently: true } };
  expect(await ask("GET", "/me/copy")).toMatchObject({ status: 200, body: { state: "none", mayAsk: true } });
  expect(await ask("POST", "/me/copy")).toMatchObject(asked);
  expect(await ask("POST", "/me/copy")).toMatchObject(asked);
  expect(await ask("POST", "/me/copy/links")).toMatchObject({
    status: 409,
    body: { code: "own-copy-not-ready" },
  });
});

it("ends every session, in the user pool too, once: a token that has ended ends nothing more", async () => {
  const { accessToken } = await signIn(services.pool, "anna@example.se");
  expect(await ask("DELETE", "/me/sessions")).toMatchObject({ status: 200 });
  const ended = { status: 401, body: { code: "session-ended" } };
  expect(await ask("DELETE", "/me/sessions")).toMatchObject(ended);
  const refusal = await failure(services.pool.client.send(new GetUserCommand({ AccessToken: accessToken })));
  expect(refusal.name).toBe("NotAuthorizedException");
});
