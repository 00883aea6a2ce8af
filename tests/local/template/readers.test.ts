import { readFileSync } from "node:fs";
import { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { openRecords } from "#local/state/records.ts";
import { openTemplate, type CloudTemplate } from "#local/template/cloud-template.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readDistributions } from "#local/template/readers/distributions.ts";
import { functionInArn, readFunctions, versionsOf } from "#local/template/readers/functions.ts";
import { readHttpApis } from "#local/template/readers/http-apis.ts";
import { readKeys } from "#local/template/readers/keys.ts";
import { readMailIdentities } from "#local/template/readers/mail-identities.ts";
import { readRealtimeApis } from "#local/template/readers/realtime-apis.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { readStreamMappings } from "#local/template/readers/stream-mappings.ts";
import { readTables } from "#local/template/readers/tables.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { synthesiseSample } from "#tests/local/sample/sample-app.ts";

const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: "http://127.0.0.1:4300" };
const records = openRecords(undefined);
let folder: string;
let template: CloudTemplate;

beforeAll(() => {
  folder = synthesiseSample();
  template = openTemplate(folder, place, records);
});

const named = (part: string) => readFunctions(template).find(({ name }) => name.includes(part))!;

describe("Functions", () => {
  test("have their bundle, limits and resolved environment; CDK's own helpers are left out", () => {
    expect(readFunctions(template).map(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, ""))).toEqual([
      "Echo",
      "Recorder",
    ]);
    const echo = named("Echo");
    const [bucket] = readBuckets(template).filter(({ logicalId }) => logicalId.startsWith("BikePhotos"));
    expect(readFileSync(echo.file, "utf8")).toContain("told to fail");
    expect(echo).toMatchObject({ exportName: "handler", timeoutSeconds: 1, memoryMegabytes: 256 });
    expect(echo.environment).toMatchObject({
      TABLE_NAME: readTables(template)[0]!.name,
      STAGE: "local",
      REGION_LIST: "eu-west-1",
      PHOTO_URL: `https://${bucket!.domain}/x`,
      SUBSTITUTED: `eu-west-1/arn:aws:s3:::${bucket!.name}/${bucket!.name}`,
    });
  });

  test("have versioned aliases and can be called by them", () => {
    const withAlias = openTemplate(
      synthesiseSample((app) => {
        const echo = app.node.findChild("Sample").node.findChild("Echo");
        if (echo instanceof LambdaFunction) echo.addAlias("live");
      }),
      place,
      openRecords(undefined),
    );
    const [echo, recorder] = readFunctions(withAlias);
    expect([echo!.aliases, recorder!.aliases]).toEqual([{ live: "1" }, {}]);
    expect([...versionsOf([echo!])]).toEqual([
      [echo!.name, "$LATEST"],
      [`${echo!.name}:live`, "1"],
    ]);
    const [alias] = withAlias.all("AWS::Lambda::Alias", z.object({}));
    expect(alias!.ref).toBe(`${echo!.arn}:live`);
    expect(functionInArn(alias!.ref)).toBe(`${echo!.name}:live`);
    expect(functionInArn(`arn:aws:apigateway:x:lambda:path/2015/functions/${echo!.arn}/invocations`)).toBe(
      echo!.name,
    );
  });

  test("keep their generated secret when the template is read again", () => {
    const secret = named("Echo").environment["ORIGIN_SECRET"];
    expect(secret).toMatch(/^[A-Za-z0-9]{40}$/);
    const again = readFunctions(openTemplate(folder, place, records));
    expect(again.find(({ name }) => name.includes("Echo"))?.environment["ORIGIN_SECRET"]).toBe(secret);
    const elsewhere = readFunctions(openTemplate(folder, place, openRecords(undefined)));
    expect(elsewhere.find(({ name }) => name.includes("Echo"))?.environment["ORIGIN_SECRET"]).not.toBe(
      secret,
    );
  });

  test("find the site and the realtime API at the local address", () => {
    const { environment } = named("Recorder");
    expect(environment["SITE_ORIGIN"]).toBe("http://127.0.0.1:4300");
    expect(environment["REALTIME_URL"]).toMatch(
      /^http:\/\/127\.0\.0\.1:4300\/_aws\/appsync\/[a-z0-9]{26}\/graphql$/,
    );
  });
});

test("A route has its function, authorizer and scopes", () => {
  const [api] = readHttpApis(template);
  const [pool] = readUserPools(template);
  const route = (key: string) => api!.routes.find((candidate) => candidate.key === key);
  expect(route("GET /api/open/{id}")).toEqual({
    key: "GET /api/open/{id}",
    functionName: named("Echo").name,
    authorizer: undefined,
    scopes: [],
  });
  expect(route("GET /api/scoped")).toMatchObject({
    authorizer: { poolId: pool!.poolId, audience: [pool!.clients[0]!.clientId] },
    scopes: ["registry/write"],
  });
});

test("A user pool has its client, groups, triggers and token lifetimes", () => {
  const [pool] = readUserPools(template);
  expect(pool).toMatchObject({
    poolId: expect.stringMatching(/^eu-west-1_[A-Za-z0-9]{9}$/),
    groups: ["customer", "admin"],
    passwordPolicy: { minimumLength: 8 },
    mfa: "OPTIONAL",
    triggers: { PostConfirmation: named("Recorder").name, PreTokenGeneration: named("Recorder").name },
    adminInviteDays: 7,
    keepOriginalEmail: true,
    passkeys: { relyingPartyId: "localhost", userVerification: "required" },
  });
  expect(pool!.schema).toContainEqual({ name: "storeId", mutable: true, required: false, maxLength: 64 });
  expect(pool!.clients).toEqual([
    expect.objectContaining({
      clientId: expect.stringMatching(/^[a-z0-9]{26}$/),
      accessTokenSeconds: 900,
      refreshTokenRotation: { enabled: true, retryGraceSeconds: 30 },
      preventUserExistenceErrors: true,
      readAttributes: ["email", "email_verified"],
      writeAttributes: ["email"],
    }),
  ]);
  expect(pool!.clients[0]!.explicitAuthFlows).toContain("ALLOW_USER_SRP_AUTH");
});

test("A table of another stack has its keys, index, expiry and stream, and its consumer finds it", () => {
  const [table] = readTables(template);
  expect(table).toMatchObject({
    key: { partition: "pk", sort: "sk" },
    attributes: { pk: "S", sk: "S", gsi1pk: "S", gsi1sk: "S" },
    indexes: [{ name: "gsi1", key: { partition: "gsi1pk", sort: "gsi1sk" }, projection: "ALL" }],
    ttlAttribute: "expiresAt",
    stream: "NEW_AND_OLD_IMAGES",
  });
  expect(readStreamMappings(template)).toEqual([
    {
      id: expect.any(String),
      uuid: expect.any(String),
      functionName: named("Recorder").name,
      streamArn: table!.streamArn,
      batchSize: 10,
      filters: [{ eventName: ["INSERT"], dynamodb: { NewImage: { entity: { S: [{ prefix: "bike" }] } } } }],
      retries: 2,
      oldestSeconds: 86_400,
      bisects: true,
      reportsItemFailures: false,
      onFailure: { kind: "queue", name: "dead-letters" },
    },
  ]);
});

test("A schedule has its expression, time zone, function and input", () => {
  expect(readSchedules(template)).toEqual([
    expect.objectContaining({
      name: "nightly",
      expression: "cron(30 3 * * ? *)",
      timezone: "Etc/UTC",
      functionName: named("Recorder").name,
      input: '{"job":"nightly"}',
    }),
  ]);
});

test("Buckets, keys, mail identities and the realtime API are read as deployed", () => {
  expect(readBuckets(template).flatMap(({ lifecycleDays }) => lifecycleDays)).toEqual([
    { prefix: "staging/", days: 1 },
  ]);
  expect(readKeys(template).map(({ usage }) => usage)).toEqual(["ENCRYPT_DECRYPT", "GENERATE_VERIFY_MAC"]);
  expect(readMailIdentities(template)).toEqual(["example.se"]);
  const [realtime] = readRealtimeApis(template);
  expect(realtime?.schema).toContain("publish(userId: ID!)");
  expect(realtime?.resolvers).toEqual([
    { typeName: "Mutation", fieldName: "publish", code: expect.stringContaining("payload: null") },
  ]);
});

test("The site has its behaviours, origins with headers, function and headers policy", () => {
  const [site] = readDistributions(template);
  const [api] = readHttpApis(template);
  expect(site!.behaviours.map(({ pathPattern }) => pathPattern)).toEqual(["/api/*", "/photos/*", undefined]);
  const [toApi, , toSite] = site!.behaviours;
  expect(toApi!.origin.domain).toBe(api!.domain);
  expect(toApi!.origin.headers["x-origin-secret"]).toBe(named("Echo").environment["ORIGIN_SECRET"]);
  expect(toApi!.methods).toContain("DELETE");
  expect(toSite!.viewerRequest).toContain("function handler(event)");
  expect(
    Object.fromEntries(toSite!.headersPolicy!.set.map(({ name, value }) => [name, value])),
  ).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(self)",
    "content-security-policy": expect.stringContaining("wss://eu-west-1.example"),
  });
});
