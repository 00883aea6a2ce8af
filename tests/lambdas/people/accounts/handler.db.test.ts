import { selfService } from "#contract/people/sign-in-purpose.ts";
import { AdminGetUserCommand, GetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { SNSClient } from "@aws-sdk/client-sns";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { snsTextMessages } from "#lambdas/platform/text-messages/aws-text-messages.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { signIn, createUser } from "#tests/local/aws/cognito/accounts.ts";
import { failure, poolId, startPool } from "#tests/local/aws/cognito/harness.ts";
import { createKms } from "#local/aws/kms/kms.ts";
import { createSns } from "#local/aws/sns/sns.ts";
import { withTable } from "#tests/dynamodb.ts";
import { serve } from "#tests/local/serve.ts";

const region = "eu-west-1";
const accountId = "000000000000";
const credentials = { accessKeyId: "AKIALOCAL", secretAccessKey: "local-secret" };
const context = { clock: Date, credentials, region, accountId, stateDir: undefined };

const aKey = (id: string, usage: "ENCRYPT_DECRYPT" | "GENERATE_VERIFY_MAC") => ({
  id,
  arn: `arn:aws:kms:${region}:${accountId}:key/${id}`,
  usage,
});
const keys = [aKey("cipher", "ENCRYPT_DECRYPT"), aKey("mac", "GENERATE_VERIFY_MAC")];

/** The services of the accounts function, with one person in the user pool, and its environment. */
const startServices = async () => {
  const texts: string[] = [];
  const [table, pool, kms, sns] = await Promise.all([
    withTable(),
    startPool(),
    serve(() => createKms(context, { prefix: "/kms", keys })),
    serve(() =>
      createSns(context, {
        prefix: "/sns",
        deliver: ({ text }) => {
          texts.push(text);
          return "message";
        },
      }),
    ),
  ]);
  const environment = {
    TABLE_NAME: table.tableName,
    ORIGIN_SECRETS: "origin",
    STAGE: "local",
    PERSONAL_NUMBER_KEY_ID: "cipher",
    PERSONAL_NUMBER_MAC_KEY_ID: "mac",
    USER_POOL_ID: poolId,
    CODE_SECRET: "code secret",
    CURSOR_SECRET: "cursor secret",
    OWN_COPIES_BUCKET: "copies",
    SITE_ORIGIN: "https://cykelregistret.example",
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    AWS_ENDPOINT_URL_KMS: `${kms.baseUrl}/kms`,
    AWS_ENDPOINT_URL_SNS: `${sns.baseUrl}/sns`,
  };
  const userId = await createUser(pool, "anna@example.se");
  const close = () => Promise.all([pool.close(), kms.close(), sns.close()]);
  return { environment, pool, texts, userId, close };
};

const number = "19850821-1359";

const answers: unknown[] = [];

const services = await startServices();
for (const [name, value] of Object.entries(services.environment)) vi.stubEnv(name, value);
const { handler } = await import("#lambdas/people/accounts/handler.ts");
const log = watchLog();
beforeEach(() => {
  answers.length = 0;
});
afterAll(async () => {
  log.stop();
  vi.unstubAllEnvs();
  await services.close();
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await callFunction(handler, {
    method,
    path,
    body,
    userId: services.userId,
    scope: selfService,
  });
  answers.push(answer);
  return answer;
};

it("GET /me works for someone known only to the user pool", async () => {
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

it("a phone number is verified by text message and removed again", async () => {
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

it("a failed text message is reported, and logged without the number", async () => {
  const sns = new SNSClient({
    credentials: { accessKeyId: "AKIALOCAL", secretAccessKey: "wrong" },
    maxAttempts: 1,
  });
  const sendText = snsTextMessages(sns, loggerOf("accounts"));
  await expect(sendText("+46701234567", "123456 är din kod")).rejects.toMatchObject({ code: "sms-not-sent" });
  expect(log.lines().at(-1)).toMatchObject({ message: "A text message was not accepted", level: "ERROR" });
  expect(log.text()).not.toMatch(/701234567|123456 är/);
});

it("a personal number never appears in a response or the log", async () => {
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

it("an ended token ends no other session, here or in the user pool", async () => {
  const { accessToken } = await signIn(services.pool, "anna@example.se");
  expect(await ask("DELETE", "/me/sessions")).toMatchObject({ status: 200 });
  const ended = { status: 401, body: { code: "session-ended" } };
  expect(await ask("DELETE", "/me/sessions")).toMatchObject(ended);
  const refusal = await failure(services.pool.client.send(new GetUserCommand({ AccessToken: accessToken })));
  expect(refusal.name).toBe("NotAuthorizedException");
});
