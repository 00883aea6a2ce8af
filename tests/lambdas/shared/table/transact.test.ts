import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { put } from "#lambdas/shared/table/actions.ts";
import { transact } from "#lambdas/shared/table/transact.ts";

// The emulator never raises TransactionConflict, so only here the client is a mock.
const client = new DynamoDBClient({ region: "eu-west-1" });
const mock = mockClient(client);

const cancelled = (Code: string) =>
  new TransactionCanceledException({ message: "", $metadata: {}, CancellationReasons: [{ Code }] });
const conflict = () => cancelled("TransactionConflict");

describe("transact", () => {
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

  it("tries again, with growing waits, when it meets another transaction", async () => {
    mock.on(TransactWriteItemsCommand).rejectsOnce(conflict()).rejectsOnce(conflict()).resolves({});
    await write();
    expect(waits).toEqual([20, 40]);
  });

  it.each(["ThrottlingError", "ProvisionedThroughputExceeded"])("tries again after %s", async (code) => {
    mock.on(TransactWriteItemsCommand).rejectsOnce(cancelled(code)).resolves({});
    await write();
    expect(waits).toHaveLength(1);
  });

  it("gives up after eight tries and asks the caller to try again", async () => {
    mock.on(TransactWriteItemsCommand).rejects(conflict());
    await expect(write()).rejects.toMatchObject({ failure: "conflict-try-again" });
    expect(mock.commandCalls(TransactWriteItemsCommand)).toHaveLength(8);
  });

  it("never retries a condition that was not met", async () => {
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

  it("passes any other failure on as it is", async () => {
    mock.on(TransactWriteItemsCommand).rejects(new Error("network"));
    await expect(write()).rejects.toThrow("network");
  });
});
