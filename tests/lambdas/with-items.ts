import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { system } from "#lambdas/platform/system.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { importItems } from "#local/aws/dynamodb/import-items.ts";
import { tableShape } from "#tests/table-shape.ts";

type Filled = {
  readonly folder: string;
  readonly name: string;
  readonly items: Parameters<typeof importItems>[2];
};

/** Opens a temporary database with many items, imported directly, a reader that counts units, and the reader's client. */
export const withItems = async <T>(
  { folder, name, items }: Filled,
  use: (open: ReturnType<typeof openReader>, client: DynamoDBClient) => Promise<T>,
): Promise<T> => {
  const dbPath = join(folder, `${name}.sqlite`);
  await importItems(dbPath, tableShape(name, { stream: false }), items);
  const database = await startDynoxide(dbPath);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  try {
    return await use(openReader(name, system, client), client);
  } finally {
    client.destroy();
    await database.close();
  }
};
