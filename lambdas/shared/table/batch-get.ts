import { BatchGetCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { System } from "#lambdas/system.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Key } from "./key.ts";
import { tries, waitBeforeRetry } from "./try-again.ts";

/** Reads at most 100 items. A busy table answers with some of them and names the rest, which are asked for again: a missing item would pass for one that does not exist. */
export const batchGet = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  keys: readonly Key[],
  system: Pick<System, "random" | "wait">,
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  let wanted: Record<string, unknown>[] = [...keys];
  for (let attempt = 1; wanted.length > 0; attempt += 1) {
    if (attempt > tries) throw new ProblemError("unavailable");
    if (attempt > 1) await waitBeforeRetry(attempt, system);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: wanted, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[tableName] ?? []));
    wanted = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return items;
};
