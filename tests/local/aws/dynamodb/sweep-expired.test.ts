import { PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { sweepExpired } from "#local/aws/dynamodb/sweep-expired.ts";
import { withTable } from "#tests/dynamodb.ts";

test("Expired items are deleted by the clock, and no others", async () => {
  const { client, tableName } = await withTable();
  const now = Date.parse("2026-11-20T12:00:00Z");
  const put = (name: string, expiresAt?: number) =>
    client.send(
      new PutItemCommand({
        TableName: tableName,
        Item: {
          pk: { S: name },
          sk: { S: name },
          ...(expiresAt === undefined ? {} : { expiresAt: { N: String(expiresAt) } }),
        },
      }),
    );
  await put("past", now / 1000 - 1);
  await put("now", now / 1000);
  await put("future", now / 1000 + 1);
  await put("always");
  const shape = {
    name: tableName,
    key: { partition: "pk", sort: "sk" },
    attributes: {},
    indexes: [],
    ttlAttribute: "expiresAt",
    stream: undefined,
  };
  expect(await sweepExpired(client, shape, now)).toBe(2);
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName }));
  expect(Items.map((item) => item["pk"]?.S).sort()).toEqual(["always", "future"]);
  expect(await sweepExpired(client, { ...shape, ttlAttribute: undefined }, now)).toBe(0);
});
