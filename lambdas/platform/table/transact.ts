import {
  type CancellationReason,
  type DynamoDBClient,
  TransactionCanceledException,
  TransactWriteItemsCommand,
  type TransactWriteItem,
} from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "./actions.ts";
import { ExpectationFailed } from "./failures.ts";
import { attributesOf } from "./attribute-values.ts";
import { maxAttempts, waitBeforeRetry } from "./retry.ts";

/** The characters that DynamoDB allows in placeholders. */
const allowedName = /^\w+$/;

/** Gives every attribute and value a placeholder, because of DynamoDB's reserved words. */
const placeholders = () => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  return {
    name: (attribute: string) => {
      const placeholder = allowedName.test(attribute) ? `#${attribute}` : `#n${Object.keys(names).length}`;
      names[placeholder] = attribute;
      return placeholder;
    },
    value: (value: unknown) => {
      const placeholder = `:v${Object.keys(values).length}`;
      values[placeholder] = value;
      return placeholder;
    },
    used: () => ({
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: attributesOf(values) }),
    }),
  };
};
type Placeholders = ReturnType<typeof placeholders>;

const updateExpression = (action: Action, { name, value }: Placeholders): string => {
  const sets = Object.entries(action.item)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([attribute, wanted]) => `${name(attribute)} = ${value(wanted)}`);
  const adds = Object.entries(action.added).map(
    ([attribute, amount]) => `${name(attribute)} ${value(amount)}`,
  );
  const removes = action.removed.map((attribute) => name(attribute));
  return [
    sets.length > 0 && `SET ${sets.join(", ")}`,
    adds.length > 0 && `ADD ${adds.join(", ")}`,
    removes.length > 0 && `REMOVE ${removes.join(", ")}`,
  ]
    .filter(Boolean)
    .join(" ");
};

/** Converts an action to DynamoDB's format. A failed condition returns the existing item. */
const transactItem = (tableName: string, action: Action): TransactWriteItem => {
  const holders = placeholders();
  const conditions = action.expectations
    .map((expectation) => expectation.express(holders.name, holders.value))
    .join(" AND ");
  const update = action.kind === "update" ? updateExpression(action, holders) : "";
  const conditional = {
    ...(conditions && {
      ConditionExpression: conditions,
      ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
    }),
    ...holders.used(),
  };
  const named = { TableName: tableName, ...conditional };
  const Key = attributesOf(action.key);
  switch (action.kind) {
    case "put":
      return { Put: { ...named, Item: attributesOf({ ...action.key, ...action.item }) } };
    case "update":
      return { Update: { ...named, Key, UpdateExpression: update } };
    case "delete":
      return { Delete: { ...named, Key } };
    case "check":
      return { ConditionCheck: { ...named, Key, ConditionExpression: conditions } };
  }
};

const unmetExpectation = (action: Action, reason: CancellationReason): ExpectationFailed | undefined => {
  const item = reason.Item === undefined ? undefined : unmarshall(reason.Item);
  const unmet = action.expectations.find((expectation) => !expectation.holds(item));
  return unmet && new ExpectationFailed(unmet.failure);
};

const conditionFailure = (
  error: TransactionCanceledException,
  actions: readonly Action[],
): ExpectationFailed | undefined => {
  for (const [index, reason] of (error.CancellationReasons ?? []).entries()) {
    const action = actions[index];
    const failure =
      reason.Code === "ConditionalCheckFailed" && action ? unmetExpectation(action, reason) : undefined;
    if (failure) return failure;
  }
  return undefined;
};

const retryable = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

const isRetryable = (error: TransactionCanceledException): boolean =>
  (error.CancellationReasons ?? []).some(({ Code }) => Code !== undefined && retryable.has(Code));

/** Writes all actions or none. Throws `ExpectationFailed` with the first unmet expectation. Retries conflicts and throttling with jitter. */
export const transact = async (
  client: DynamoDBClient,
  tableName: string,
  actions: readonly Action[],
  system: Pick<System, "random" | "wait">,
): Promise<void> => {
  const command = { TransactItems: actions.map((action) => transactItem(tableName, action)) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteItemsCommand(command));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const failure = conditionFailure(error, actions);
      if (failure) throw failure;
      if (!isRetryable(error)) throw error;
      if (attempt === maxAttempts) throw new ExpectationFailed("conflict-try-again");
      await waitBeforeRetry(attempt, system);
    }
  }
};
