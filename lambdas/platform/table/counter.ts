import { type DynamoDBClient, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import type { System } from "#lambdas/platform/system.ts";
import { openClient } from "./client.ts";
import { ExpectationFailed } from "./failures.ts";
import type { RateLimit } from "./rate-limit.ts";

/**
 * Counts like `countAgainst`, at half the price. Functions that write nothing else start faster without the
 * code for transactions.
 */
export type UseCounter = (limit: RateLimit, who: string) => Promise<void>;

export const openCounter =
  (TableName: string, { now }: Pick<System, "now">, client: DynamoDBClient = openClient()): UseCounter =>
  async ({ what, max, window, failure = "too-many-requests" }, who) => {
    const { key, entity, expiresAt } = window(what, who, now());
    const command = new UpdateItemCommand({
      TableName,
      Key: { pk: { S: key.pk }, sk: { S: key.sk } },
      UpdateExpression: "ADD spent :one SET entity = :of, expiresAt = :end",
      ConditionExpression: "attribute_not_exists(spent) OR spent < :max",
      ExpressionAttributeValues: {
        ":one": { N: "1" },
        ":max": { N: String(max) },
        ":of": { S: entity },
        ":end": { N: String(expiresAt) },
      },
    });
    try {
      await client.send(command);
    } catch (error) {
      const isFull = String(error).startsWith("ConditionalCheckFailed");
      throw isFull ? new ExpectationFailed(failure) : error;
    }
  };
