import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { System } from "#lambdas/system.ts";
import { isAlive } from "#lambdas/table/alive.ts";
import type { Table } from "#lambdas/table/table.ts";

export type TableReader = Pick<Table, "get">;

/** The table for a function that looks single items up and does nothing else: it starts faster without the rest of the table's code. */
export const openReader = (
  tableName: string,
  system: Pick<System, "now">,
  client: DynamoDBClient = new DynamoDBClient({}),
): TableReader => ({
  async get({ pk, sk }, schema) {
    const Key = { pk: { S: pk }, sk: { S: sk } };
    const { Item } = await client.send(
      new GetItemCommand({ TableName: tableName, Key, ConsistentRead: true }),
    );
    const item = Item && unmarshall(Item);
    return item && isAlive(item, system.now()) ? schema.parse(item) : undefined;
  },
});
