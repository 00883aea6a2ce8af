import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type ScanCommandOutput,
} from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { indexScans } from "#local/aws/dynamodb/index-scans.ts";
import { tableShape } from "#tests/table-shape.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "scan-")), "dynamodb.sqlite");

test("The next page of a scan uses an index, and the scan still returns every item once", async () => {
  const dbPath = newFile();
  const database = await startDynoxide(dbPath);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  await ensureTable(client, tableShape("registry"));
  const names = Array.from({ length: 20 }, (_, place) => `item ${place}`);
  for (const name of names) {
    if (name === "item 10") indexScans(dbPath, "registry");
    const Item = { pk: { S: name }, sk: { S: "x" } };
    await client.send(new PutItemCommand({ TableName: "registry", Item }));
  }
  indexScans(dbPath, "registry");
  const findings: string[] = [];
  let ExclusiveStartKey: ScanCommandOutput["LastEvaluatedKey"];
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({ TableName: "registry", Limit: 3, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
    );
    findings.push(...(page.Items ?? []).map((item) => item["pk"]?.S ?? ""));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  await database.close();
  expect(findings.toSorted()).toEqual(names.toSorted());

  const file = new DatabaseSync(dbPath);
  const next = `SELECT item_json FROM registry WHERE (hash_prefix, pk, sk) > ('a', 'b', 'c') ORDER BY hash_prefix ASC, pk ASC, sk ASC`;
  const plan = file.prepare(`EXPLAIN QUERY PLAN ${next}`).all();
  expect(plan).toMatchObject([
    { detail: expect.stringContaining("SEARCH registry USING INDEX registry::by_hash") },
  ]);
  file.close();
});

test("A database with another layout is left unchanged", () => {
  expect(() => indexScans(newFile(), "registry")).not.toThrow();
});
