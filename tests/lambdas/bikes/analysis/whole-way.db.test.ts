import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from "aws-lambda";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BikeReading, prefillConfidence } from "#contract/bikes/analysis.ts";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import { analyse } from "#lambdas/bikes/analysis/analyse.ts";
import { awsVision } from "#lambdas/bikes/analysis/aws-vision.ts";
import { kmsCipher } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { keyIds, startKms } from "#tests/lambdas/platform/tokens/kms.ts";
import { post } from "#tests/lambdas/platform/uploads/context.ts";
import { startS3 } from "#tests/local/aws/s3/bucket.ts";
import { startVision } from "#tests/local/aws/vision/vision-server.ts";

type Handler = (event: APIGatewayProxyEventV2WithJWTAuthorizer, context: Context) => Promise<unknown>;

const user = "astrid";
const signedInAt = String(Math.floor(system.now().getTime() / 1000));
const [receipts, bikePhotos] = ["receipts", "bike-photos"];
const stored = new Map<string, Buffer>();
const closing: (() => Promise<unknown>)[] = [];
const fixture = (path: string) => readFileSync(join(import.meta.dirname, "../../../fixtures", path));

/** The deployed features with this machine's table, buckets, keys and OCR. */
const start = async () => {
  const [{ tableName, client, endpoint }, kms, vision] = [
    await withTable(),
    await startKms(),
    await startVision(stored),
  ];
  const s3 = await startS3(
    undefined,
    ["staging", receipts, bikePhotos].map((name) => ({ name })),
  );
  for (const service of [kms, vision, s3]) closing.push(() => service.close());
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local-secret",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_KMS: `${kms.baseUrl}/_aws/kms`,
    TABLE_NAME: tableName,
    ORIGIN_SECRETS: "origin",
    STAGE: "test",
    POWERTOOLS_LOG_LEVEL: "SILENT",
    USER_POOL_ID: "eu-west-1_pool",
    PERSONAL_NUMBER_KEY_ID: keyIds.cipher,
    PERSONAL_NUMBER_MAC_KEY_ID: keyIds.mac,
    STAGING_BUCKET: "staging",
    RECEIPTS_BUCKET: receipts,
    BIKE_PHOTOS_BUCKET: bikePhotos,
    ID_CARDS_BUCKET: "id-cards",
    BUG_PICTURES_BUCKET: "bugs",
    OWN_COPIES_BUCKET: "copies",
    CODE_SECRET: "code-secret",
    CURSOR_SECRET: "cursor-secret",
    SITE_ORIGIN: "https://cykel.test",
  });
  const table = openTable(tableName, system, client);
  await createAccount({ table, now: () => system.now() }, user, {
    email: "astrid@example.se",
    fullName: "Astrid Ek",
    language: "sv",
    phone: undefined,
  });
  return {
    s3,
    accounts: (await import("#lambdas/people/accounts/handler.ts")).handler as unknown as Handler,
    uploads: (await import("#lambdas/platform/uploads/handler.ts")).handler as unknown as Handler,
    context: {
      table,
      system,
      buckets: { receipt: receipts, "bike-photo": bikePhotos },
      cipher: kmsCipher(kms.client, keyIds.cipher),
      vision: awsVision(vision.textract, vision.rekognition),
      perDay: 10,
      readingsPerDay: 10,
      reportFailure: () => undefined,
    },
  };
};

let cloud: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  cloud = await start();
});
afterAll(() => Promise.all(closing.map((close) => close())));

const call = async (handler: Handler, method: string, path: string, body?: object) => {
  const event = {
    version: "2.0",
    rawPath: path,
    headers: { "x-origin-secret": "origin", "content-type": "application/json" },
    pathParameters: {},
    requestContext: {
      requestId: "request",
      http: { method, path },
      authorizer: {
        jwt: { claims: { accountId: user, "cognito:groups": "[customer]", auth_time: signedInAt } },
      },
    },
    body: body && JSON.stringify(body),
  };
  const answer = await handler(event as never, {} as Context);
  const { statusCode, body: text } = answer as { statusCode: number; body: string };
  return { statusCode, body: JSON.parse(text) };
};

const upload = async (kind: string, file: string): Promise<string> => {
  const bytes = fixture(file);
  const ticket = await call(cloud.uploads, "POST", "/api/uploads", {
    kind,
    contentType: "image/jpeg",
    bytes: bytes.length,
  });
  expect(ticket.statusCode).toBe(201);
  await post(ticket.body, bytes);
  const { uploadId } = ticket.body;
  const done = await call(cloud.uploads, "POST", `/api/uploads/${uploadId}/complete`);
  expect(done).toMatchObject({ statusCode: 201, body: { id: uploadId, kind } });
  const [bucket, key] =
    kind === "receipt" ? [receipts, `user/${user}/${uploadId}.jpg`] : [bikePhotos, `photos/${uploadId}.jpg`];
  const { Body } = await cloud.s3.client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  stored.set(`${bucket}/${key}`, Buffer.from((await Body?.transformToByteArray()) ?? []));
  return uploadId;
};

it("verifies a photographed receipt for its person and bicycle, and reads the photo", async () => {
  const [receipt] = JSON.parse(fixture("receipts/truth.json").toString());
  const [photo] = JSON.parse(fixture("bike-photos/truth.json").toString());
  const me = await call(cloud.accounts, "PUT", "/api/me/personal-number", { personalNumber: receipt.pnr });
  expect(me).toMatchObject({ statusCode: 200, body: { identityLevel: 1 } });

  const receiptUploadId = await upload("receipt", `receipts/${receipt.file}`);
  const bikePhotoUploadId = await upload("bike-photo", `bike-photos/${photo.file}`);
  const request = { frameNumber: receipt.frame, receiptUploadId, bikePhotoUploadId };
  const analysis = await analyse(cloud.context, user, request);

  expect(analysis).toMatchObject({
    verified: true,
    checks: { frameNumber: "match", personalNumber: true, seller: true },
  });
  const { color } = BikeReading.parse(analysis.bike);
  expect(color?.value).toBe(photo.name);
  expect(color?.confidence).toBeGreaterThanOrEqual(prefillConfidence);
});
