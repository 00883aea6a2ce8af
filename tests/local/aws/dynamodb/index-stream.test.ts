import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { indexStream } from "#local/aws/dynamodb/index-stream.ts";
import { tableShape } from "#tests/table-shape.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "stream-")), "dynamodb.sqlite");

test("The number of the next change uses an index, and changes are still stored and numbered", async () => {
  const dbPath = newFile();
  const database = await startDynoxide(dbPath);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  await ensureTable(client, tableShape("registry"));
  const put = (pk: string) =>
    client.send(new PutItemCommand({ TableName: "registry", Item: { pk: { S: pk }, sk: { S: pk } } }));
  await put("before");
  indexStream(dbPath);
  indexStream(dbPath);
  await put("after");
  client.destroy();
  await database.close();

  const file = new DatabaseSync(dbPath);
  const last =
    "SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = 'registry'";
  expect(file.prepare(`EXPLAIN QUERY PLAN ${last}`).all()).toMatchObject([
    { detail: expect.stringContaining("USING COVERING INDEX by_sequence") },
  ]);
  expect(file.prepare("SELECT sequence_number FROM _stream_records ORDER BY id").all()).toMatchObject([
    { sequence_number: "1" },
    { sequence_number: "2" },
  ]);
  file.close();
});

test("A database without changes is left unchanged", () => {
  expect(() => indexStream(newFile())).not.toThrow();
});
