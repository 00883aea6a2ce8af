import { EncryptCommand, KMSClient } from "@aws-sdk/client-kms";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enterCloud } from "#local/environment.ts";
import { createKms } from "#local/aws/kms/kms.ts";
import { createDispatcher } from "#local/aws/lambda/dispatcher.ts";
import { openFunctionLog } from "#local/aws/lambda/function-log.ts";
import { serve } from "#tests/local/serve.ts";
import { accessOf, account, aFunction, key, session } from "./account.ts";

const mayEncrypt = {
  Version: "2012-10-17",
  Statement: [
    {
      Effect: "Allow",
      Action: "kms:Encrypt",
      Resource: key.arn,
      Condition: { Null: { "kms:EncryptionContext:userId": "false" } },
    },
  ],
};

const sessions = [session("one", mayEncrypt), session("two")];
const of = (name: string) => {
  const found = access.ofFunction(name);
  return found && access.temporary.issue(found);
};

const sdk = import.meta.resolve("@aws-sdk/client-kms");
/** Creates its client at import, as the functions of the registry do, and sends later. */
const source = `
import { EncryptCommand, KMSClient } from ${JSON.stringify(sdk)};
import { setTimeout } from "node:timers/promises";
const kms = new KMSClient({ maxAttempts: 1 });
export const handler = async ({ context }) => {
  await setTimeout(1);
  const asked = new EncryptCommand({ KeyId: "1111", Plaintext: Buffer.from("secret"), EncryptionContext: context });
  return kms.send(asked).then(() => "encrypted", (error) => error.name + ": " + error.message);
};`;

let served: Awaited<ReturnType<typeof serve>>;
let access: ReturnType<typeof accessOf>;
let leave: () => void;

beforeEach(async () => {
  access = accessOf(sessions, Date);
  const context = { ...account, clock: Date, stateDir: undefined, access };
  served = await serve(() => createKms(context, { prefix: "/_aws/kms", keys: [key] }));
  leave = enterCloud(
    { ...account, baseUrl: served.baseUrl },
    account.credentials,
    `${served.baseUrl}/_aws/dynamodb`,
  );
});
afterEach(async () => {
  leave();
  await served.close();
});

const refusedTo = (name: string): string =>
  `AccessDeniedException: User: arn:aws:sts::000000000000:assumed-role/${name}Role/${name} is not authorized to perform: kms:Encrypt on resource: ${key.arn} because no identity-based policy allows the kms:Encrypt action`;

test("Functions that run at the same time each use their own role, from their first import on", async () => {
  const log = openFunctionLog(undefined, Date);
  const { invoke } = createDispatcher([aFunction("one", source), aFunction("two", source)], log, access);
  const context = { userId: "1" };
  const attempts = Array.from({ length: 20 }, (_, at) => invoke(at % 2 === 0 ? "one" : "two", { context }));
  const answers = await Promise.all(attempts);
  expect(new Set(answers.filter((_, at) => at % 2 === 0))).toEqual(new Set(["encrypted"]));
  expect(new Set(answers.filter((_, at) => at % 2 === 1))).toEqual(new Set([refusedTo("two")]));
  expect(await invoke("one", { context: { orderId: "1" } })).toBe(refusedTo("one"));
  expect(access.rights()[0]?.grants).toEqual([
    { grant: "kms:Encrypt on key/1111 if kms:EncryptionContext:userId Null false", used: 10 },
  ]);
  expect(access.refusals()).toHaveLength(11);
});

const encryptWith = (credentials: object) => {
  const given = { ...account.credentials, ...credentials };
  const endpoint = `${served.baseUrl}/_aws/kms`;
  const client = new KMSClient({ region: "eu-west-1", endpoint, credentials: given, maxAttempts: 1 });
  const EncryptionContext = { userId: "1" };
  return client.send(new EncryptCommand({ KeyId: "1111", Plaintext: Buffer.from("a"), EncryptionContext }));
};

test("The account itself may do everything", async () => {
  const client = new KMSClient({});
  const command = new EncryptCommand({ KeyId: "1111", Plaintext: Buffer.from("a") });
  expect((await client.send(command)).KeyId).toBe(key.arn);
  expect(access.refusals()).toEqual([]);
});

test.each([
  ["without its token", () => ({ sessionToken: undefined }), "UnrecognizedClientException"],
  ["with another's token", () => ({ sessionToken: of("two")?.sessionToken }), "UnrecognizedClientException"],
  ["with another's secret", () => ({ secretAccessKey: "another" }), "InvalidSignatureException"],
])("The key of a role opens nothing %s", async (_how, change, refusal) => {
  const own = of("one");
  expect((await encryptWith(own ?? {})).KeyId).toBe(key.arn);
  await expect(encryptWith({ ...own, ...change() })).rejects.toMatchObject({
    name: refusal,
    message: expect.stringMatching(/security token included in the request is invalid|signature/),
  });
});

test("A session token does not combine with the key of the account", async () => {
  await expect(encryptWith({ sessionToken: "made up" })).rejects.toMatchObject({
    name: "UnrecognizedClientException",
  });
});
