import { BatchGetItemCommand, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { System } from "#lambdas/platform/system.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { attributesOf } from "./attribute-values.ts";
import { inBatches, type Key } from "./key.ts";
import { maxAttempts, waitBeforeRetry } from "./retry.ts";

type Source = readonly [client: DynamoDBClient, tableName: string, system: Pick<System, "random" | "wait">];

/** A busy table leaves some items out; they are fetched again, since callers would take them for missing. */
const readBatch = async (
  [client, tableName, system]: Source,
  batch: readonly Key[],
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  let wanted = batch.map(attributesOf);
  for (let attempt = 1; wanted.length > 0; attempt += 1) {
    if (attempt > maxAttempts) throw new ProblemError("unavailable");
    if (attempt > 1) await waitBeforeRetry(attempt, system);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [tableName]: { Keys: wanted, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[tableName] ?? []).map((item) => unmarshall(item)));
    wanted = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return items;
};

export const batchGet = async (
  client: DynamoDBClient,
  tableName: string,
  keys: readonly Key[],
  system: Pick<System, "random" | "wait">,
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  for (const batch of inBatches(keys)) items.push(...(await readBatch([client, tableName, system], batch)));
  return items;
};
