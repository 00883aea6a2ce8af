import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { TableFault } from "#local/faults/fault.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import { tableFaults } from "#local/faults/table-faults.ts";
import { withFaults } from "#local/faults/with-faults.ts";
import { batchGet } from "#lambdas/platform/table/batch-get.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { transact } from "#lambdas/platform/table/transact.ts";
import { credentials, startProxy, TableName } from "#tests/local/aws/dynamodb/start-proxy.ts";

const patient = { random: () => 0.5, wait: () => Promise.resolve() };

const faults = createFaultSet();
const around = withFaults(faults, Date);
const proxy = await startProxy({ steps: [tableFaults(faults)], around });
const { client, close } = proxy;
const patientClient = proxy.clientWith(credentials, 3);
afterAll(() => close());
afterEach(() => faults.end());

const keyOf = (name: string) => ({ pk: { S: name }, sk: { S: "x" } });
const put = (name: string) => client.send(new PutItemCommand({ TableName, Item: keyOf(name) }));
const get = async (name: string) =>
  (await client.send(new GetItemCommand({ TableName, Key: keyOf(name) }))).Item;
const set = (kind: TableFault["kind"], rate = 1) =>
  faults.set({ seed: 1, faults: [{ service: "dynamodb", operation: "*", kind, rate }] });

describe("A table with faults", () => {
  test("refuses a write over its throughput", async () => {
    set("exceeded");
    await expect(put("exceeded")).rejects.toMatchObject({
      name: "ProvisionedThroughputExceededException",
      $metadata: { httpStatusCode: 400 },
    });
    faults.end();
    expect(await get("exceeded")).toBeUndefined();
  });

  test("cancels a conflicting transaction with a reason for each item", async () => {
    set("conflict");
    const TransactItems = ["a", "b"].map((name) => ({ Put: { TableName, Item: keyOf(name) } }));
    await expect(client.send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toMatchObject({
      name: "TransactionCanceledException",
      message: expect.stringContaining("[TransactionConflict, None]"),
      CancellationReasons: [{ Code: "TransactionConflict" }, { Code: "None" }],
    });
    await expect(put("a")).rejects.toMatchObject({ name: "TransactionConflictException" });
    faults.end();
    expect(await get("a")).toBeUndefined();
  });

  test("processes half a batch and returns the rest", async () => {
    const names = ["1", "2", "3"];
    set("unprocessed");
    const written = await client.send(
      new BatchWriteItemCommand({
        RequestItems: { [TableName]: names.map((name) => ({ PutRequest: { Item: keyOf(name) } })) },
      }),
    );
    expect(written.UnprocessedItems?.[TableName]).toEqual([{ PutRequest: { Item: keyOf("3") } }]);
    faults.end();
    expect([await get("2"), await get("3")]).toEqual([keyOf("2"), undefined]);
    set("unprocessed");
    const read = await client.send(
      new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: ["1", "2"].map(keyOf) } } }),
    );
    expect(read.Responses?.[TableName]).toEqual([keyOf("1")]);
    expect(read.UnprocessedKeys?.[TableName]?.Keys).toEqual([keyOf("2")]);
  });
});

describe("The table client", () => {
  test("reads a whole batch that comes in halves", async () => {
    const names = Array.from({ length: 20 }, (_, at) => `batch-${at}`);
    for (const name of names) await put(name);
    set("unprocessed");
    const keys = names.map((pk) => ({ pk, sk: "x" }));
    const found = await batchGet(client, TableName, keys, patient);
    expect(new Set(found.map(({ pk }) => pk))).toEqual(new Set(names));
  });

  test("counts once when responses to a transaction are lost repeatedly", async () => {
    faults.set({
      seed: 1,
      faults: [{ service: "dynamodb", operation: "TransactWriteItems", kind: "lost-answer", rate: 0.5 }],
    });
    let acknowledged = 0;
    for (let at = 0; at < 20; at += 1) {
      const once = update({ pk: `once-${at}`, sk: "x" }).add("times", 1);
      const outcome = await transact(patientClient, TableName, [once], patient).catch(() => "lost");
      if (outcome !== "lost") acknowledged += 1;
    }
    faults.end();
    expect(acknowledged).toBeGreaterThan(10);
    for (let at = 0; at < 20; at += 1) expect(await get(`once-${at}`)).toMatchObject({ times: { N: "1" } });
  });
});
