import { type AttributeValue, type DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";
import { openClient } from "./client.ts";

/** A part of the whole table, one of so many. */
export type Segment = { readonly number: number; readonly of: number };

/** Where a reading of the table goes on. */
export const ScanPlace = z.object({ pk: z.string(), sk: z.string() });
export type ScanPlace = z.infer<typeof ScanPlace>;

export type BikeScan = (
  segment: Segment,
  after: ScanPlace | undefined,
) => Promise<{ readonly ids: readonly string[]; readonly next: ScanPlace | undefined }>;

const Bike = z.object({ id: z.string() });

const rawPlace = ({ pk, sk }: ScanPlace): Record<string, AttributeValue> => ({
  pk: { S: pk },
  sk: { S: sk },
});

/** Reads the whole table for its bikes, because no list of them can be trusted by what mends the lists. No function may do this. */
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
        ...(after && { ExclusiveStartKey: rawPlace(after) }),
      }),
    );
    return {
      ids: Items.map((item) => Bike.parse(unmarshall(item)).id),
      next: LastEvaluatedKey && ScanPlace.parse(unmarshall(LastEvaluatedKey)),
    };
  };
