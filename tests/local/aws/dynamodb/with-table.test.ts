import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { withTable } from "#tests/dynamodb.ts";

test("A test table has the keys, indexes, expiry and stream of the stack", async () => {
  const { client, tableName, close } = await withTable({ stream: true });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  expect(Table?.KeySchema?.map((key) => key.AttributeName)).toEqual(["pk", "sk"]);
  expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName)).toEqual(["gsi1", "gsi2"]);
  expect(Table?.StreamSpecification?.StreamViewType).toBe("NEW_AND_OLD_IMAGES");
  const { TimeToLiveDescription } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: tableName }),
  );
  expect(TimeToLiveDescription?.AttributeName).toBe("expiresAt");
  await close();
});

test("Two tables of one database do not share items", async () => {
  const one = await withTable();
  const other = await withTable();
  const Key = { pk: { S: "A" }, sk: { S: "B" } };
  await one.client.send(
    new PutItemCommand({
      TableName: one.tableName,
      Item: { ...Key, gsi1pk: { S: "G" }, gsi1sk: { S: "1" } },
    }),
  );
  const found = await one.client.send(
    new QueryCommand({
      TableName: one.tableName,
      IndexName: "gsi1",
      KeyConditionExpression: "gsi1pk = :g",
      ExpressionAttributeValues: { ":g": { S: "G" } },
    }),
  );
  expect(found.Count).toBe(1);
  const missing = await other.client.send(new GetItemCommand({ TableName: other.tableName, Key }));
  expect(missing.Item).toBeUndefined();
});
