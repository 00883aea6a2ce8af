import {
  BatchGetItemCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { afterEach, expect, test, vi } from "vitest";

import { tableRefusal } from "#local/dynamodb/table-refusal.ts";
import type { TableStep } from "#local/dynamodb/table-request.ts";
import { credentials, openDoor, TableName } from "#tests/local/dynamodb/open-door.ts";

const Key = { pk: { S: "USER#1" }, sk: { S: "PROFILE" } };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const open = async (...steps: TableStep[]) => {
  const door = await openDoor({ steps });
  closing.push(door.close);
  return door;
};

test("what is asked and what is answered passes unchanged, refusals with their reasons too", async () => {
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

test("a request that is unsigned or signed by someone else is refused as DynamoDB does it", async () => {
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

test("every step is passed in order, and each may answer itself, change the question or the answer", async () => {
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
  const found = await client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } }));
  expect(found.UnprocessedKeys).toEqual({ [TableName]: { Keys } });
  expect(passed).toEqual(["PutItem", "BatchGetItem"]);
});

test("a database that is killed is missed for a moment only", async () => {
  const { database, clientWith } = await open();
  const patient = clientWith(credentials, 12);
  const pid = database.pid();
  process.kill(pid, "SIGKILL");
  const asked = patient.send(new GetItemCommand({ TableName: "somewhere", Key }));
  await expect(asked).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  await vi.waitFor(() => expect(database.pid()).not.toBe(pid));
});
