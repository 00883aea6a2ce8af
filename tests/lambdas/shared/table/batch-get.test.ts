import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { batchGet } from "#lambdas/shared/table/batch-get.ts";

// The emulator never leaves a key unprocessed, so only here the client is a mock.
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: "eu-west-1" }));
const mock = mockClient(documents);

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
  const read = () => batchGet(documents, "table", [a, b], system);

  beforeEach(() => {
    mock.reset();
    waits.length = 0;
  });

  it("asks again, after a wait, for those that a busy table left out, and for no other", async () => {
    mock
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { table: [a] }, UnprocessedKeys: { table: { Keys: [b] } } })
      .resolves({ Responses: { table: [b] } });
    expect(await read()).toEqual([a, b]);
    expect(waits).toHaveLength(1);
    const [, again] = mock.commandCalls(BatchGetCommand);
    expect(again?.args[0].input.RequestItems).toEqual({ table: { Keys: [b], ConsistentRead: true } });
  });

  it("never takes an item that it could not read for one that does not exist", async () => {
    mock.on(BatchGetCommand).resolves({ UnprocessedKeys: { table: { Keys: [a, b] } } });
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    expect(mock.commandCalls(BatchGetCommand)).toHaveLength(8);
  });

  it("asks for nothing when nothing is wanted", async () => {
    expect(await batchGet(documents, "table", [], system)).toEqual([]);
    expect(mock.calls()).toEqual([]);
  });
});
