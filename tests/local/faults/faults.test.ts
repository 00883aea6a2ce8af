import { CognitoIdentityProviderClient, ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { DecryptCommand, KMSClient } from "@aws-sdk/client-kms";
import { DetectLabelsCommand, RekognitionClient } from "@aws-sdk/client-rekognition";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { DetectDocumentTextCommand, TextractClient } from "@aws-sdk/client-textract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startWithFaults } from "./a-cloud-with-faults.ts";

let cloud: Awaited<ReturnType<typeof startWithFaults>>;
beforeAll(async () => {
  cloud = await startWithFaults();
});
afterAll(() => cloud.close());
afterEach(async () => {
  await cloud.end();
  cloud.reached.length = 0;
});

const optionsOf = (service: string) => ({
  endpoint: `${cloud.url}/_aws/${service}`,
  region: "eu-west-1",
  credentials: { accessKeyId: "local", secretAccessKey: "secret" },
  maxAttempts: 1,
  forcePathStyle: true,
});

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cloud.url}${path}`, { method: "POST", headers, body: "{}" });

const ask: Record<string, () => Promise<unknown>> = {
  dynamodb: () =>
    new DynamoDBClient(optionsOf("dynamodb")).send(
      new GetItemCommand({ TableName: "t", Key: { pk: { S: "a" } } }),
    ),
  s3: () => new S3Client(optionsOf("s3")).send(new PutObjectCommand({ Bucket: "b", Key: "k", Body: "text" })),
  ses: () =>
    new SESClient(optionsOf("ses")).send(
      new SendEmailCommand({
        Source: "a@example.se",
        Destination: { ToAddresses: ["b@example.se"] },
        Message: { Subject: { Data: "s" }, Body: { Text: { Data: "t" } } },
      }),
    ),
  sns: () =>
    new SNSClient(optionsOf("sns")).send(new PublishCommand({ PhoneNumber: "+46701740605", Message: "m" })),
  kms: () =>
    new KMSClient(optionsOf("kms")).send(
      new DecryptCommand({ KeyId: "k", CiphertextBlob: new Uint8Array([1]) }),
    ),
  "cognito-idp": () =>
    new CognitoIdentityProviderClient(optionsOf("cognito-idp")).send(
      new ListUsersCommand({ UserPoolId: "eu-west-1_abc" }),
    ),
  secretsmanager: () =>
    new SecretsManagerClient(optionsOf("secretsmanager")).send(new GetSecretValueCommand({ SecretId: "s" })),
  textract: () =>
    new TextractClient(optionsOf("textract")).send(
      new DetectDocumentTextCommand({ Document: { Bytes: new Uint8Array([1]) } }),
    ),
  rekognition: () =>
    new RekognitionClient(optionsOf("rekognition")).send(
      new DetectLabelsCommand({ Image: { Bytes: new Uint8Array([1]) } }),
    ),
};

const refusalOf = async (service: string) => {
  const error = await ask[service]!().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ message: expect.stringMatching(/\w/) });
  return error;
};

describe("A client understands the error response", () => {
  test.each([
    ["dynamodb", "ThrottlingException", 400, "InternalServerError", 500],
    ["s3", "SlowDown", 503, "InternalError", 500],
    ["ses", "Throttling", 400, "InternalFailure", 500],
    ["sns", "Throttling", 400, "InternalErrorException", 500],
    ["kms", "ThrottlingException", 400, "KMSInternalException", 500],
    ["cognito-idp", "TooManyRequestsException", 400, "InternalErrorException", 500],
    ["secretsmanager", "ThrottlingException", 400, "InternalServiceError", 500],
    ["textract", "ProvisionedThroughputExceededException", 400, "InternalServerError", 500],
    ["rekognition", "ProvisionedThroughputExceededException", 400, "InternalServerError", 500],
  ])("of %s", async (service, throttled, throttledStatus, broken, brokenStatus) => {
    for (const [kind, name, status] of [
      ["throttle", throttled, throttledStatus],
      ["error", broken, brokenStatus],
    ]) {
      await cloud.set({ faults: [{ service, kind, rate: 1 }] });
      expect(await refusalOf(service)).toMatchObject({ name, $metadata: { httpStatusCode: status } });
    }
    expect(cloud.reached).toEqual([]);
  });

  test.each([
    ["stripe", "/_local/stripe/v1/refunds", 503, { error: expect.objectContaining({ type: "api_error" }) }],
    ["bankid", "/_local/bankid/rp/v6.0/auth", 503, { errorCode: "Maintenance" }],
    [
      "lambda",
      "/_aws/lambda/2015-03-31/functions/f/invocations",
      503,
      { __type: "ServiceUnavailableException" },
    ],
    [
      "appsync",
      "/_aws/appsync/api/graphql",
      503,
      { errors: [{ errorType: "ServiceUnavailable", message: "Service Unavailable" }] },
    ],
  ])("of %s", async (service, path, status, body) => {
    await cloud.set({ faults: [{ service, kind: "unavailable", rate: 1 }] });
    const answer = await post(path);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(body)]);
  });

  test("of CloudFront", async () => {
    await cloud.set({ faults: [{ service: "cloudfront", kind: "throttle", rate: 1 }] });
    const answer = await post("/_aws/cloudfront/2020-05-31/distribution/D/invalidation");
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("<Code>Throttling</Code><Message>Rate exceeded</Message>"),
    ]);
  });
});

test("Stripe reports too many requests", async () => {
  await cloud.set({ faults: [{ service: "stripe", operation: "createRefund", kind: "throttle", rate: 1 }] });
  const answer = await post("/_local/stripe/v1/refunds");
  expect([answer.status, await answer.json()]).toEqual([
    429,
    { error: expect.objectContaining({ type: "invalid_request_error", code: "rate_limit" }) },
  ]);
  expect((await post("/_local/stripe/v1/checkout/sessions")).status).toBe(200);
});

describe("A fault", () => {
  test("strikes its own operation and no other", async () => {
    await cloud.set({ faults: [{ service: "s3", operation: "GetObject", kind: "error", rate: 1 }] });
    await expect(ask["s3"]!()).resolves.toBeDefined();
    const get = new GetObjectCommand({ Bucket: "b", Key: "k" });
    await expect(new S3Client(optionsOf("s3")).send(get)).rejects.toThrow("internal error");
    await cloud.set({ faults: [{ service: "ses", operation: "SendRawEmail", kind: "error", rate: 1 }] });
    await ask["ses"]!().catch(() => undefined);
    expect(cloud.reached).toEqual([expect.stringContaining("PUT /_aws/s3/b/k"), "POST /_aws/ses/"]);
  });

  test("cuts the connection before or after the work", async () => {
    await cloud.set({ faults: [{ service: "s3", kind: "reset", rate: 1 }] });
    await expect(ask["s3"]!()).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(cloud.reached).toEqual([]);
    await cloud.set({ faults: [{ service: "s3", kind: "lost-answer", rate: 1 }] });
    await expect(ask["s3"]!()).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(cloud.reached).toHaveLength(1);
  });

  test("delays a response", async () => {
    await cloud.set({ faults: [{ service: "kms", kind: "latency", rate: 1, millis: 50 }] });
    const before = performance.now();
    await ask["kms"]!();
    expect(performance.now() - before).toBeGreaterThanOrEqual(49);
    expect(cloud.reached).toHaveLength(1);
  });

  test("strikes at its rate, and the same requests with the same seed", async () => {
    const outcomes = async (seed: number): Promise<string> => {
      await cloud.set({ seed, faults: [{ kind: "error", rate: 0.3 }] });
      let outcome = "";
      for (let at = 0; at < 200; at += 1)
        outcome += (await post("/_local/bankid/rp/v6.0/collect")).status === 200 ? "." : "x";
      return outcome;
    };
    const first = await outcomes(7);
    expect(await outcomes(7)).toBe(first);
    expect(await outcomes(8)).not.toBe(first);
    const { faults, seed } = await cloud.list();
    expect(seed).toBe(8);
    expect(faults).toMatchObject([{ service: "*", operation: "*", seen: 200 }]);
    expect(faults[0].struck).toBeGreaterThan(30);
    expect(faults[0].struck).toBeLessThan(90);
  });

  test("ends on request", async () => {
    await cloud.set({ faults: [{ kind: "error", rate: 1 }] });
    expect((await cloud.end()).status).toBe(200);
    expect((await cloud.list()).faults).toEqual([]);
    expect((await post("/_local/bankid/rp/v6.0/collect")).status).toBe(200);
  });
});

describe("An invalid fault is refused with a reason", () => {
  test.each([
    [{ faults: [] }, "faults"],
    [{ faults: [{ kind: "error", rate: 2 }] }, "rate"],
    [{ faults: [{ kind: "error", rate: 0 }] }, "rate"],
    [{ faults: [{ kind: "fire", rate: 1 }] }, "kind"],
    [{ faults: [{ service: "sqs", kind: "error", rate: 1 }] }, "dynamodb"],
    [
      { faults: [{ service: "s3", operation: "GetItme", kind: "error", rate: 1 }] },
      "s3 has no operation GetItme",
    ],
    [{ faults: [{ operation: "GetObject", kind: "error", rate: 1 }] }, "needs its service"],
    [{ faults: [{ kind: "latency", rate: 1 }] }, "millis"],
    [{ faults: [{ kind: "error", rate: 1 }], seed: "seven" }, "seed"],
    [{ faults: [{ service: "events", operation: "F", kind: "twice", rate: 1 }] }, "no function F"],
    [{ faults: [{ service: "s3", kind: "twice", rate: 1 }] }, "service"],
    [{ faults: [{ service: "streams", kind: "late", rate: 1 }] }, "millis"],
    ["nothing", "expected object"],
  ])("%j", async (body, why) => {
    const answer = await cloud.set(body);
    expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining(why)]);
    expect((await cloud.list()).faults).toEqual([]);
  });

  test("if another site sends it", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await cloud.set({ faults: [{ kind: "error", rate: 1 }] }, headers)).status).toBe(403);
    expect((await cloud.end(headers)).status).toBe(403);
    expect((await cloud.set({ faults: [{ kind: "error", rate: 1 }] }, { origin: cloud.url })).status).toBe(
      200,
    );
  });

  test("if the method or path is unknown", async () => {
    expect((await fetch(`${cloud.url}/_local/faults`, { method: "PUT", body: "{}" })).status).toBe(405);
    expect((await fetch(`${cloud.url}/_local/faults/7`)).status).toBe(404);
  });
});
