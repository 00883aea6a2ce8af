import { BatchGetItemCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { batchGet } from "#lambdas/platform/table/batch-get.ts";

// A mock, because the emulator never leaves a key unprocessed.
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

  it("requests items again that a busy table has left out, after a wait", async () => {
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

  it("fails instead of reporting an unread item as missing", async () => {
    mock
      .on(BatchGetItemCommand)
      .resolves({ UnprocessedKeys: { table: { Keys: [marshall(a), marshall(b)] } } });
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    expect(mock.commandCalls(BatchGetItemCommand)).toHaveLength(20);
  });

  it("reads any number, each once, a hundred at a time", async () => {
    mock.on(BatchGetItemCommand).resolves({});
    const many = Array.from({ length: 150 }, (_, index) => ({ pk: String(index), sk: "x" }));
    await batchGet(client, "table", [...many, a, ...many, a], system);
    const batches = mock
      .commandCalls(BatchGetItemCommand)
      .map(({ args }) => args[0].input.RequestItems?.["table"]?.Keys?.length);
    expect(batches).toEqual([100, 51]);
  });

  it("sends no request without keys", async () => {
    expect(await batchGet(client, "table", [], system)).toEqual([]);
    expect(mock.calls()).toEqual([]);
  });
});
