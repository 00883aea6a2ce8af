import {
  BatchGetItemCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { afterEach, expect, test, vi } from "vitest";
import { tableRefusal } from "#local/aws/dynamodb/table-refusal.ts";
import type { TableStep } from "#local/aws/dynamodb/table-request.ts";
import { credentials, startProxy, TableName } from "./start-proxy.ts";

const Key = { pk: { S: "USER#1" }, sk: { S: "PROFILE" } };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const open = async (...steps: TableStep[]) => {
  const proxy = await startProxy({ steps });
  closing.push(proxy.close);
  return proxy;
};

test("Requests and responses pass the table proxy unchanged, also errors with their reasons", async () => {
  const { client } = await open();
  const Item = { ...Key, name: { S: "Åsa 🚲" }, points: { N: "1000" } };
  await client.send(new PutItemCommand({ TableName, Item }));
  expect(await client.send(new GetItemCommand({ TableName, Key }))).toMatchObject({
    Item,
    $metadata: { requestId: expect.stringMatching(/\w/) },
  });
  const again = { Put: { TableName, Item, ConditionExpression: "attribute_not_exists(pk)" } };
  await expect(client.send(new TransactWriteItemsCommand({ TransactItems: [again] }))).rejects.toMatchObject({
    name: "TransactionCanceledException",
    CancellationReasons: [{ Code: "ConditionalCheckFailed" }],
  });
});

test("An unsigned or wrongly signed request is refused as DynamoDB refuses it", async () => {
  const { clientWith, endpoint } = await open();
  const get = new GetItemCommand({ TableName, Key });
  const wrong = clientWith({ ...credentials, secretAccessKey: "wrong" });
  await expect(wrong.send(get)).rejects.toMatchObject({ name: "InvalidSignatureException" });
  const unknown = clientWith({ ...credentials, accessKeyId: "AKIAUNKNOWN" });
  await expect(unknown.send(get)).rejects.toMatchObject({ name: "UnrecognizedClientException" });
  const headers = { "x-amz-target": "DynamoDB_20120810.GetItem" };
  const bare = await fetch(endpoint, { method: "POST", headers, body: JSON.stringify({ TableName, Key }) });
  expect({ status: bare.status, ...(await bare.json()) }).toMatchObject({
    status: 400,
    __type: "com.amazon.coral.service#MissingAuthenticationTokenException",
  });
});

test("Steps run in order, and each may answer itself or change the request or response", async () => {
  const passed: string[] = [];
  const note: TableStep = (request, next) => {
    passed.push(request.operation);
    return next(request);
  };
  const throttle: TableStep = async (request, next) =>
    request.operation === "PutItem"
      ? tableRefusal("ProvisionedThroughputExceededException", "Slow down")
      : next(request);
  const leaveOut: TableStep = async (request, next) => {
    if (request.operation !== "BatchGetItem") return next(request);
    const asked = JSON.parse(request.body.toString());
    const answer = await next({
      ...request,
      body: Buffer.from(JSON.stringify({ ...asked, RequestItems: { [TableName]: { Keys: [Key] } } })),
    });
    const given = { ...JSON.parse(answer.body.toString()), UnprocessedKeys: asked.RequestItems };
    return { ...answer, headers: {}, body: Buffer.from(JSON.stringify(given)) };
  };
  const { client } = await open(note, throttle, leaveOut);
  passed.length = 0;
  await expect(client.send(new PutItemCommand({ TableName, Item: Key }))).rejects.toMatchObject({
    name: "ProvisionedThroughputExceededException",
  });
  const Keys = [Key, { ...Key, pk: { S: "USER#2" } }];
  const response = await client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } }));
  expect(response.UnprocessedKeys).toEqual({ [TableName]: { Keys } });
  expect(passed).toEqual(["PutItem", "BatchGetItem"]);
});

test("A killed database is back after a moment", async () => {
  const { database, clientWith } = await open();
  const patient = clientWith(credentials, 12);
  const pid = database.pid();
  process.kill(pid, "SIGKILL");
  const command = patient.send(new GetItemCommand({ TableName: "somewhere", Key }));
  await expect(command).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  await vi.waitFor(() => expect(database.pid()).not.toBe(pid));
});
