import { type DynamoDBClient, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { maxStatusesOfStore } from "#contract/platform/reading-limits.ts";
import type { CountReading } from "#lambdas/platform/http/count-reading.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { UseCounter } from "#lambdas/platform/table/counter.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { type RateLimit, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import { apiKeyPlace } from "#lambdas/shops/api-keys.ts";
import { ApiKeyItem } from "#lambdas/shops/items/api-key.ts";

type Context = {
  readonly reader: Pick<Reader, "get">;
  readonly system: Pick<System, "now">;
  readonly count: UseCounter;
  readonly noteUse: (place: Key, day: string) => Promise<void>;
};

/** The keys of a store share one limit, so that more keys do not allow more readings. */
const limit: RateLimit = {
  what: "statuses-of-store",
  max: maxStatusesOfStore,
  window: swedishDay,
  failure: "reading-limit-reached",
};

/** Counts a reading against the store of its API key, or without a key against the network address. Throws `api-key-invalid`. */
export const countByKey =
  (byAddress: CountReading, { reader, system, count, noteUse }: Context): CountReading =>
  async (reading, asker) => {
    if (asker.apiKey === undefined) return byAddress(reading, asker);
    const place = apiKeyPlace(asker.apiKey);
    const key = await reader.get(place, ApiKeyItem);
    if (!key) throw new ProblemError("api-key-invalid");
    await count(limit, key.storeId);
    const today = isoDate(swedishDate(system.now()));
    if (key.lastUsedOn !== today) await noteUse(place, today);
  };

/** Records the last use of a key. The condition keeps the write from recreating a revoked key. */
export const noteUseIn =
  (TableName: string, client: DynamoDBClient): Context["noteUse"] =>
  async ({ pk, sk }, day) => {
    const command = new UpdateItemCommand({
      TableName,
      Key: { pk: { S: pk }, sk: { S: sk } },
      UpdateExpression: "SET lastUsedOn = :day",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeValues: { ":day": { S: day } },
    });
    try {
      await client.send(command);
    } catch (error) {
      if (!String(error).startsWith("ConditionalCheckFailed")) throw error;
    }
  };
