import { request as httpRequest } from "node:http";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Credentials } from "#local/aws/wire/credentials.ts";
import { createClock } from "#local/clock/movable-clock.ts";
import { followClock } from "#local/clock/follow-clock.ts";
import { createChanges } from "#local/aws/dynamodb/changes.ts";
import { startTableProxy, type TableProxy } from "#local/aws/dynamodb/start-proxy.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import type { MetricName } from "#local/aws/alarms/metrics.ts";
import { PolicyDocument } from "#local/aws/iam/statement.ts";
import { openAccess } from "#local/open-access.ts";
import { openRecords } from "#local/state/records.ts";
import { withTable, type TestTable } from "#tests/dynamodb.ts";
import { account } from "#tests/local/aws/iam/account.ts";
import { tableShape } from "#tests/table-shape.ts";

const hour = 3_600_000;
const Key = { pk: { S: "USER#1" }, sk: { S: "PROFILE" } };
const measured: { metric: MetricName; value: number }[] = [];
const faults = createFaultSet();
const clock = createClock(openRecords(undefined));

let table: TestTable;
let proxy: TableProxy;
let access: ReturnType<typeof openAccess>;
let calls = 0;
let unfollow: () => void;

const mayRead = (tableName: string) =>
  PolicyDocument.parse({
    Version: "2012-10-17",
    Statement: [
      {
        Effect: "Allow",
        Action: "dynamodb:GetItem",
        Resource: `arn:aws:dynamodb:${account.region}:${account.accountId}:table/${tableName}`,
      },
    ],
  });

const open = () => {
  const { tableName, endpoint } = table;
  const declared = { roles: [{ name: "reader", role: "Role", written: mayRead(tableName) }], policies: [] };
  const own = { ...account, clock, stateDir: undefined };
  access = openAccess(own, declared, { onRefusal: () => undefined });
  const changes = createChanges();
  changes.listen(() => (calls += 1));
  return startTableProxy(
    { ...own, access },
    {
      database: { endpoint, changes, file: undefined },
      tables: [{ ...tableShape(tableName), streamArn: "", keyArn: undefined }],
      declared,
      faults,
      metrics: { add: (metric, value) => void measured.push({ metric, value }) },
      report: (line) => expect.fail(line),
    },
  );
};

beforeAll(async () => {
  table = await withTable();
  proxy = await open();
  unfollow = followClock(clock);
});
afterAll(async () => {
  unfollow();
  await proxy.close();
});
afterEach(() => faults.end());

const clientWith = (credentials: Credentials, { address }: Pick<TableProxy, "address"> = proxy) =>
  new DynamoDBClient({ region: account.region, endpoint: address, credentials, maxAttempts: 1 });
const reader = () => {
  const session = access.ofFunction("reader");
  if (session === undefined) throw new Error("There is no such role.");
  return clientWith(access.temporary.issue(session));
};
const get = () => new GetItemCommand({ TableName: table.tableName, Key });
const put = () => new PutItemCommand({ TableName: table.tableName, Item: Key });

test("The table proxy refuses a wrong signature and a foreign host name", async () => {
  const stranger = clientWith({ ...account.credentials, secretAccessKey: "guessed" });
  await expect(stranger.send(get())).rejects.toMatchObject({ name: "InvalidSignatureException" });
  const { hostname, port, pathname } = new URL(proxy.address);
  expect(hostname).toBe("127.0.0.1");
  const options = { hostname, port, path: pathname, method: "POST", headers: { host: "evil.example" } };
  const status = await new Promise((resolve, reject) => {
    httpRequest(options, ({ statusCode }) => resolve(statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(421);
});

test("A role's use and refusal of rights is recorded before the response arrives", async () => {
  const used = () => access.rights()[0]?.grants[0]?.used;
  const before = used() ?? 0;
  for (let at = 1; at <= 20; at += 1) {
    await reader().send(get());
    expect(used()).toBe(before + at);
  }
  await expect(reader().send(put())).rejects.toMatchObject({ name: "AccessDeniedException" });
  expect(access.refusals()[0]).toContain("is not authorized to perform: dynamodb:PutItem");
});

test("Credentials expire with the first request after the clock moves, and are valid again when it moves back", async () => {
  const held = reader();
  await held.send(get());
  clock.moveTo(clock.now() + 13 * hour);
  await expect(held.send(get())).rejects.toMatchObject({ name: "ExpiredTokenException" });
  await reader().send(get());
  clock.moveTo(clock.now() - 13 * hour);
  await held.send(get());
});

test("A fault strikes the next request, is counted, and ends at once", async () => {
  const client = clientWith(account.credentials);
  for (let at = 0; at < 20; at += 1) {
    const kind = at % 2 === 0 ? "throttle" : "exceeded";
    faults.set({ seed: 1, faults: [{ service: "dynamodb", operation: "*", kind, rate: 1 }] });
    await expect(client.send(get())).rejects.toMatchObject({ $metadata: { httpStatusCode: 400 } });
    expect(faults.list().faults).toMatchObject([{ seen: 1, struck: 1 }]);
    faults.end();
    await client.send(get());
  }
});

test("A throttled request is measured before its response", async () => {
  measured.length = 0;
  faults.set({ seed: 1, faults: [{ service: "dynamodb", operation: "*", kind: "exceeded", rate: 1 }] });
  await expect(clientWith(account.credentials).send(get())).rejects.toThrow("throughput");
  const dimensions = { TableName: table.tableName, Operation: "GetItem" };
  expect(measured).toEqual([
    { metric: { namespace: "AWS/DynamoDB", name: "ThrottledRequests", dimensions }, value: 1 },
  ]);
});

test("Every write is announced to the stream consumers", async () => {
  const client = clientWith(account.credentials);
  for (let at = 0; at < 20; at += 1) {
    const before = calls;
    await client.send(put());
    await expect.poll(() => calls, { interval: 1 }).toBe(before + 1);
  }
});

test("A closed table proxy accepts no connection", async () => {
  const another = await open();
  const client = clientWith(account.credentials, another);
  await client.send(get());
  await another.close();
  // A new client avoids an open connection, which may end instead of being refused.
  const newcomer = clientWith(account.credentials, another);
  await expect(newcomer.send(get())).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
