import {
  type CancellationReason,
  type DynamoDBClient,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { System } from "#lambdas/system.ts";
import type { Action } from "./actions.ts";
import { ExpectationFailed } from "./failures.ts";
import { transactItem } from "./requests.ts";
import { tries, waitBeforeRetry } from "./try-again.ts";

/** The first expectation that the item in the way does not meet. */
const nameFailure = (action: Action, reason: CancellationReason): ExpectationFailed | undefined => {
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
      reason.Code === "ConditionalCheckFailed" && action ? nameFailure(action, reason) : undefined;
    if (failure) return failure;
  }
  return undefined;
};

const passing = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

/** Met another transaction, or a table that is busy: nothing was written, and the next try may do. */
const isPassing = (error: TransactionCanceledException): boolean =>
  (error.CancellationReasons ?? []).some(({ Code }) => Code !== undefined && passing.has(Code));

/** Writes all actions or none. Throws `ExpectationFailed` with the name of the first unmet expectation; what met another transaction or a busy table is tried again with jitter. */
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
      if (!isPassing(error)) throw error;
      if (attempt === tries) throw new ExpectationFailed("conflict-try-again");
      await waitBeforeRetry(attempt, system);
    }
  }
};
