import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { system } from "#lambdas/system.ts";
import { startDynoxide } from "#local/dynamodb/dynoxide.ts";
import { importItems } from "#local/dynamodb/import-items.ts";
import { tableShape } from "#tests/table-shape.ts";

type Filled = {
  readonly folder: string;
  readonly name: string;
  readonly items: Parameters<typeof importItems>[2];
};

/** Lends the real database with so many items that they are written past it, a reader that counts what it reads, and the client it reads with. */
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
