import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { transact } from "#lambdas/platform/table/transact.ts";

// A mock, because the emulator never raises TransactionConflict.
const client = new DynamoDBClient({ region: "eu-west-1" });
const mock = mockClient(client);

const cancelled = (Code: string) =>
  new TransactionCanceledException({ message: "", $metadata: {}, CancellationReasons: [{ Code }] });
const conflict = () => cancelled("TransactionConflict");

describe("a transaction", () => {
  const waits: number[] = [];
  const system = {
    random: () => 1,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
  };
  const write = () => transact(client, "table", [put({ pk: "a", sk: "a" }, "bike", {})], system);

  beforeEach(() => {
    mock.reset();
    waits.length = 0;
  });

  it("is retried with growing waits after a conflict", async () => {
    mock.on(TransactWriteItemsCommand).rejectsOnce(conflict()).rejectsOnce(conflict()).resolves({});
    await write();
    expect(waits).toEqual([20, 40]);
  });

  it.each(["ThrottlingError", "ProvisionedThroughputExceeded"])("is retried after %s", async (code) => {
    mock.on(TransactWriteItemsCommand).rejectsOnce(cancelled(code)).resolves({});
    await write();
    expect(waits).toHaveLength(1);
  });

  it("fails after twenty attempts and asks the caller to try again", async () => {
    mock.on(TransactWriteItemsCommand).rejects(conflict());
    await expect(write()).rejects.toMatchObject({ failure: "conflict-try-again" });
    expect(mock.commandCalls(TransactWriteItemsCommand)).toHaveLength(20);
  });

  it("is not retried after an unmet condition", async () => {
    const failed = new TransactionCanceledException({
      message: "",
      $metadata: {},
      CancellationReasons: [{ Code: "ConditionalCheckFailed", Item: { pk: { S: "a" } } }],
    });
    mock.on(TransactWriteItemsCommand).rejects(failed);
    const action = put({ pk: "a", sk: "a" }, "bike", {}).expectNew("frame-number-taken");
    await expect(transact(client, "table", [action], system)).rejects.toMatchObject({
      failure: "frame-number-taken",
    });
    expect(mock.commandCalls(TransactWriteItemsCommand)).toHaveLength(1);
  });

  it("passes on any other error unchanged", async () => {
    mock.on(TransactWriteItemsCommand).rejects(new Error("network"));
    await expect(write()).rejects.toThrow("network");
  });
});
