import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { EncryptCommand, KMSClient } from "@aws-sdk/client-kms";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followClock } from "#local/clock/follow-clock.ts";
import { createClock } from "#local/clock/movable-clock.ts";
import { createTableProxy } from "#local/aws/dynamodb/table-proxy.ts";
import { enterCloud } from "#local/environment.ts";
import { createKms } from "#local/aws/kms/kms.ts";
import { createDispatcher } from "#local/aws/lambda/dispatcher.ts";
import { openFunctionLog } from "#local/aws/lambda/function-log.ts";
import { createRouter } from "#local/router.ts";
import { createS3 } from "#local/aws/s3/s3.ts";
import { createSns } from "#local/aws/sns/sns.ts";
import { openRecords } from "#local/state/records.ts";
import { serve } from "#tests/local/serve.ts";
import { accessOf, account, aFunction, key, session } from "./account.ts";

const hour = 3_600_000;
const Bucket = "photos";

const everything = {
  Version: "2012-10-17",
  Statement: [{ Effect: "Allow", Action: ["kms:*", "s3:*", "sns:*"], Resource: "*" }],
};
const role = session("one", everything);

let clock: ReturnType<typeof createClock>;
let access: ReturnType<typeof accessOf>;
let served: Awaited<ReturnType<typeof serve>>;
let leave: (() => void)[];

/** After a start of the machine only the key of the account is known. */
const accessAfterStart = () => accessOf([role], clock);

beforeEach(async () => {
  clock = createClock(openRecords(undefined));
  access = accessAfterStart();
  const context = { ...account, clock, stateDir: undefined, access };
  const services = [
    createKms(context, { prefix: "/_aws/kms", keys: [key] }),
    createS3(context, { prefix: "/_aws/s3", buckets: [{ name: Bucket }] }),
    createSns(context, { prefix: "/_aws/sns", deliver: () => "1" }),
    createTableProxy(context, { prefix: "/_aws/dynamodb", endpoint: "http://127.0.0.1:1", steps: [] }),
  ];
  const { handle } = createRouter(services, () => Promise.reject(new Error("No such service.")));
  const close = async () => {
    for (const service of services) await service.close();
  };
  served = await serve(() => ({ prefix: "/_aws", handle, close }));
  leave = [
    followClock(clock),
    enterCloud(
      { ...account, baseUrl: served.baseUrl },
      account.credentials,
      `${served.baseUrl}/_aws/dynamodb`,
    ),
  ];
});
afterEach(async () => {
  for (const undo of leave.toReversed()) undo();
  await served.close();
});

const pass = (millis: number): void => clock.moveTo(clock.now() + millis);

const encrypt = () => new EncryptCommand({ KeyId: key.id, Plaintext: Buffer.from("a") });

test("Credentials of a role expire after twelve hours, with the error of each service", async () => {
  const given = { credentials: access.temporary.issue(role), maxAttempts: 1 };
  const [kms, s3, sns] = [new KMSClient(given), new S3Client(given), new SNSClient(given)];
  const put = new PutObjectCommand({ Bucket, Key: "a", Body: "a" });
  const publish = new PublishCommand({ PhoneNumber: "+46700000000", Message: "Hej" });
  pass(12 * hour - 60_000);
  await kms.send(encrypt());
  await s3.send(put);
  await sns.send(publish);
  pass(61_000);
  const expired = {
    name: "ExpiredTokenException",
    message: "The security token included in the request is expired",
  };
  await expect(kms.send(encrypt())).rejects.toMatchObject(expired);
  await expect(new DynamoDBClient(given).send(new ListTablesCommand())).rejects.toMatchObject(expired);
  await expect(s3.send(put)).rejects.toMatchObject({
    name: "ExpiredToken",
    message: "The provided token has expired.",
    $metadata: { httpStatusCode: 400 },
  });
  await expect(sns.send(publish)).rejects.toMatchObject({ ...expired, name: "ExpiredToken" });
});

test("A signed link and an upload form expire with their credentials and survive a restart until then", async () => {
  const s3 = new S3Client({ credentials: accessAfterStart().temporary.issue(role), maxAttempts: 1 });
  await s3.send(new PutObjectCommand({ Bucket, Key: "a", Body: "a" }));
  const link = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: "a" }), { expiresIn: 24 * 3600 });
  const form = await createPresignedPost(s3, { Bucket, Key: "b", Expires: 24 * 3600 });
  const upload = () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
    body.append("file", new Blob(["b"]));
    return fetch(form.url, { method: "POST", body });
  };
  expect([(await fetch(link)).status, (await upload()).status]).toEqual([200, 204]);
  pass(13 * hour);
  for (const answer of [await fetch(link), await upload()]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("<Code>ExpiredToken</Code>");
  }
});

const sdk = import.meta.resolve("@aws-sdk/client-kms");
/** Creates its client at import, as the functions of the registry do, and keeps the credentials of its first call. */
const source = `
import { EncryptCommand, KMSClient } from ${JSON.stringify(sdk)};
const client = new KMSClient({ maxAttempts: 1 });
const inEnvironment = () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = process.env;
  return { accessKeyId, secretAccessKey, sessionToken };
};
let first;
export const handler = async ({ wait, holdsBack }) => {
  first ??= inEnvironment();
  const asking = holdsBack ? new KMSClient({ credentials: first, maxAttempts: 1 }) : client;
  const ask = () => asking.send(new EncryptCommand({ KeyId: "1111", Plaintext: Buffer.from("a") })).then(() => "encrypted", (error) => error.name);
  const before = await ask();
  if (wait) {
    globalThis.gate.reached();
    await globalThis.gate.opened;
  }
  return { asked: [before, await ask()], isAsAtFirst: inEnvironment().accessKeyId === first.accessKeyId };
};`;

const dispatch = () =>
  createDispatcher([aFunction("one", source)], openFunctionLog(undefined, clock), access);
const asked = ["encrypted", "encrypted"];

test("A function keeps its credentials for hours and gets new ones before they expire", async () => {
  const { invoke } = dispatch();
  expect(await invoke("one", {})).toEqual({ asked, isAsAtFirst: true });
  pass(11 * hour);
  expect(await invoke("one", {})).toEqual({ asked, isAsAtFirst: true });
  pass(50 * 60_000);
  expect(await invoke("one", {})).toEqual({ asked, isAsAtFirst: false });
  pass(365 * 24 * hour);
  expect(await invoke("one", {})).toEqual({ asked, isAsAtFirst: false });
  pass(-365 * 24 * hour);
  expect(await invoke("one", {})).toEqual({ asked, isAsAtFirst: false });
});

test("A function that kept its first credentials is refused", async () => {
  const { invoke } = dispatch();
  expect(await invoke("one", { holdsBack: true })).toMatchObject({ asked });
  pass(24 * hour);
  const refused = "ExpiredTokenException";
  expect(await invoke("one", { holdsBack: true })).toMatchObject({ asked: [refused, refused] });
});

test("A running request is not cut off when the clock moves", async () => {
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  Object.assign(globalThis, { gate: { reached: reached.resolve, opened: opened.promise } });
  const { invoke } = dispatch();
  const underWay = invoke("one", { wait: true });
  await reached.promise;
  pass(48 * hour);
  opened.resolve();
  expect(await underWay).toMatchObject({ asked });
});
