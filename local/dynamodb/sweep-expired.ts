import { ConditionalCheckFailedException, DeleteItemCommand, paginateScan } from "@aws-sdk/client-dynamodb";
import type { AttributeValue, DynamoDBClient } from "@aws-sdk/client-dynamodb";

import type { TableShape } from "./table-shape.ts";

/** Items read at a time: the database answers nobody else while it reads. */
const pageSize = 100;

const keyOf = ({ key }: TableShape, item: Record<string, AttributeValue>): Record<string, AttributeValue> => {
  const names = [key.partition, ...(key.sort === undefined ? [] : [key.sort])];
  return Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
};

/** Deletes the items whose time, in the TTL attribute, lies before `now` in epoch milliseconds; answers how many. */
export const sweepExpired = async (
  client: DynamoDBClient,
  shape: TableShape,
  now: number,
): Promise<number> => {
  if (shape.ttlAttribute === undefined) return 0;
  const expression = {
    TableName: shape.name,
    ExpressionAttributeNames: { "#expires": shape.ttlAttribute },
    ExpressionAttributeValues: { ":now": { N: String(Math.floor(now / 1000)) } },
  };
  let deleted = 0;
  for await (const page of paginateScan(
    { client, pageSize },
    { ...expression, FilterExpression: "#expires <= :now" },
  ))
    for (const item of page.Items ?? [])
      try {
        const input = { ...expression, Key: keyOf(shape, item), ConditionExpression: "#expires <= :now" };
        await client.send(new DeleteItemCommand(input));
        deleted += 1;
      } catch (error) {
        // It got more time since it was read.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
  return deleted;
};
