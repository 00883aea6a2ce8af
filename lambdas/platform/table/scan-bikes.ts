import { type AttributeValue, type DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";
import { openClient } from "./client.ts";

export type Segment = { readonly number: number; readonly of: number };

export const ScanPosition = z.object({ pk: z.string(), sk: z.string() });
export type ScanPosition = z.infer<typeof ScanPosition>;

export type BikeScan = (
  segment: Segment,
  after: ScanPosition | undefined,
) => Promise<{ readonly ids: readonly string[]; readonly next: ScanPosition | undefined }>;

const Bike = z.object({ id: z.string() });

const rawPosition = ({ pk, sk }: ScanPosition): Record<string, AttributeValue> => ({
  pk: { S: pk },
  sk: { S: sk },
});

/** Scans the whole table for bikes. Only for scripts that repair the indexes, which cannot trust a list. */
export const openBikeScan =
  (TableName: string, client: DynamoDBClient = openClient()): BikeScan =>
  async ({ number, of }, after) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName,
        Segment: number,
        TotalSegments: of,
        FilterExpression: "#entity = :bike",
        ProjectionExpression: "#id",
        ExpressionAttributeNames: { "#entity": "entity", "#id": "id" },
        ExpressionAttributeValues: { ":bike": { S: "bike" } },
        ...(after && { ExclusiveStartKey: rawPosition(after) }),
      }),
    );
    return {
      ids: Items.map((item) => Bike.parse(unmarshall(item)).id),
      next: LastEvaluatedKey && ScanPosition.parse(unmarshall(LastEvaluatedKey)),
    };
  };
