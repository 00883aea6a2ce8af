import { BatchGetItemCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { batchGet } from "#lambdas/shared/table/batch-get.ts";

// The emulator never leaves a key unprocessed, so only here the client is a mock.
const client = new DynamoDBClient({ region: "eu-west-1" });
const mock = mockClient(client);

describe("reading several items", () => {
  const waits: number[] = [];
  const system = {
    random: () => 1,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
  };
  const [a, b] = [
    { pk: "a", sk: "x" },
    { pk: "b", sk: "x" },
  ];
  const read = () => batchGet(client, "table", [a, b], system);

  beforeEach(() => {
    mock.reset();
    waits.length = 0;
  });

  it("asks again, after a wait, for those that a busy table left out, and for no other", async () => {
    mock
      .on(BatchGetItemCommand)
      .resolvesOnce({
        Responses: { table: [marshall(a)] },
        UnprocessedKeys: { table: { Keys: [marshall(b)] } },
      })
      .resolves({ Responses: { table: [marshall(b)] } });
    expect(await read()).toEqual([a, b]);
    expect(waits).toHaveLength(1);
    const [, again] = mock.commandCalls(BatchGetItemCommand);
    expect(again?.args[0].input.RequestItems).toEqual({
      table: { Keys: [marshall(b)], ConsistentRead: true },
    });
  });

  it("never takes an item that it could not read for one that does not exist", async () => {
    mock
      .on(BatchGetItemCommand)
      .resolves({ UnprocessedKeys: { table: { Keys: [marshall(a), marshall(b)] } } });
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    expect(mock.commandCalls(BatchGetItemCommand)).toHaveLength(8);
  });

  it("asks for nothing when nothing is wanted", async () => {
    expect(await batchGet(client, "table", [], system)).toEqual([]);
    expect(mock.calls()).toEqual([]);
  });
});
