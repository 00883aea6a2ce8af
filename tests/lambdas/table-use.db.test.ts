import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { withTable } from "#tests/dynamodb.ts";
import { type TableUse, measureTableUse } from "#tests/lambdas/table-use.ts";

describe("a request", () => {
  let uses: TableUse[];
  beforeAll(async () => {
    const { tableName, config } = await withTable();
    uses = await measureTableUse(new DynamoDBClient(config), tableName);
  });

  it("waits for the table twice at most", () => {
    expect(uses.filter(({ roundTrips, limit }) => roundTrips > limit)).toEqual([]);
  });

  it("reads a registered number with two units, one that is not with one", () => {
    expect(uses.slice(0, 2).map(({ units }) => units)).toEqual([2, 1]);
  });
});
