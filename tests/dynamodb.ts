import { randomUUID } from "node:crypto";
import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { afterAll } from "vitest";
import { startDynoxide, type Dynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { tableShape } from "#tests/table-shape.ts";

export type TestTable = {
  tableName: string;
  endpoint: string;
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

/** Creates an empty table as the stack has it, in the one in-memory database of the test file. Only tests that read the stream get one, because with it each write takes longer than the last. */
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
