import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { withTable } from "#tests/dynamodb.ts";
import { type TableUse, measureTableUse } from "./table-use.ts";

describe("a request", () => {
  let uses: TableUse[];
  beforeAll(async () => {
    const { tableName, config } = await withTable();
    uses = await measureTableUse(new DynamoDBClient(config), tableName);
  });

  it("waits for the table twice at most", () => {
    expect(uses.filter(({ roundTrips, limit }) => roundTrips > limit)).toEqual([]);
  });

  it("reads a status with one unit, a registered number with half, an unregistered one with six at most, and a list with one", () => {
    const units = new Map(uses.map(({ what, units }) => [what, units]));
    expect(units.get("the status of a number")).toBe(1);
    expect(units.get("searching a number that is registered")).toBe(0.5);
    expect(units.get("searching a number that is not")).toBeLessThanOrEqual(6);
    expect(units.get("searching by brand, colour and city")).toBe(1);
  });
});
