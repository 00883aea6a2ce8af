import { randomUUID } from "node:crypto";

import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { afterAll } from "vitest";

import { startDynoxide } from "#local/dynamodb/dynoxide.ts";
import type { Dynoxide } from "#local/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/dynamodb/ensure-table.ts";
import { tableShape } from "#tests/table-shape.ts";

export type TestTable = {
  tableName: string;
  endpoint: string;
  /** What a DynamoDBClient needs to reach the table. */
  config: DynamoDBClientConfig;
  client: DynamoDBClient;
  streamArn: string;
  close: () => Promise<void>;
};

let database: Promise<Dynoxide> | undefined;

afterAll(async () => {
  await (await database)?.close();
  database = undefined;
});

/** A fresh empty table, as the stack has it, in the one in-memory database of the test file. It has the stream only where a test reads it: with one, the database takes longer for a write the more were written before. */
export const withTable = async ({ stream = false } = {}): Promise<TestTable> => {
  database ??= startDynoxide(undefined);
  const { endpoint } = await database;
  const tableName = `test-${randomUUID()}`;
  const config = {
    endpoint,
    region: "eu-west-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  };
  const client = new DynamoDBClient(config);
  const { streamArn } = await ensureTable(client, tableShape(tableName, { stream }));
  return {
    tableName,
    endpoint,
    config,
    client,
    streamArn: streamArn ?? "",
    close: async () => client.destroy(),
  };
};
