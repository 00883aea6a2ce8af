import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { afterAll, expect, test } from "vitest";
import { createSecretsManager } from "#local/aws/secretsmanager/secrets-manager.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readSecrets } from "#local/template/readers/secrets.ts";
import { synthesiseSample } from "#tests/local/sample/sample-app.ts";
import { serve } from "#tests/local/serve.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
const clock = { now: () => Date.now() };
const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: "http://127.0.0.1:4300" };
const context = { clock, credentials, ...place, stateDir: undefined };

const template = openTemplate(synthesiseSample(), place, openRecords(undefined));
const [secret] = readSecrets(template);

const server = await serve(() =>
  createSecretsManager(context, {
    prefix: "/secrets",
    secrets: readSecrets(template),
    valueOf: (arn) => template.secretValue(arn),
  }),
);
afterAll(() => server.close());

const get = (SecretId: string, more: object = {}, secretAccessKey = credentials.secretAccessKey) =>
  new SecretsManagerClient({
    region: "eu-west-1",
    endpoint: `${server.baseUrl}/secrets`,
    credentials: { ...credentials, secretAccessKey },
    maxAttempts: 1,
  }).send(new GetSecretValueCommand({ SecretId, ...more }));

test("A secret is found by name and ARN, and equals the one in the environment of functions", async () => {
  const { arn, name } = secret!;
  const echo = readFunctions(template).find(({ name }) => name.includes("Echo"))!;
  for (const id of [name, arn, arn.slice(0, -"-local0".length)])
    expect(await get(id)).toMatchObject({
      ARN: arn,
      Name: name,
      SecretString: echo.environment["ORIGIN_SECRET"],
      VersionStages: ["AWSCURRENT"],
    });
  const { VersionId } = await get(arn);
  expect((await get(arn, { VersionId })).VersionId).toBe(VersionId);
});

test("Another secret, version or stage is not found", async () => {
  const { name } = secret!;
  const missing = { name: "ResourceNotFoundException" };
  await expect(get("BankIdCertificate")).rejects.toMatchObject(missing);
  await expect(get(name, { VersionStage: "AWSPREVIOUS" })).rejects.toMatchObject(missing);
  await expect(get(name, { VersionId: crypto.randomUUID() })).rejects.toMatchObject(missing);
});

test("A secret cannot be read with a wrong signature", async () => {
  await expect(get(secret!.name, {}, "guessed")).rejects.toMatchObject({ name: "InvalidSignatureException" });
});
