import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  paginateScan,
  type AttributeValue,
  type DynamoDBClient,
} from "@aws-sdk/client-dynamodb";
import type { TableShape } from "./table-shape.ts";

/** Small pages, because the database serves no other request while it scans. */
const pageSize = 100;

const keyOf = ({ key }: TableShape, item: Record<string, AttributeValue>): Record<string, AttributeValue> => {
  const names = [key.partition, ...(key.sort === undefined ? [] : [key.sort])];
  return Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
};

/** Deletes items whose TTL attribute lies before `now` (epoch milliseconds) and returns their number. */
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
        // Its expiry was extended after the scan.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
  return deleted;
};
