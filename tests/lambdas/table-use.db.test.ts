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

  it("reads the status of a number with one unit, a number with half of one, what it could be with six at most, and lists with half a unit each", () => {
    const units = new Map(uses.map(({ what, units }) => [what, units]));
    expect(units.get("the status of a number")).toBe(1);
    expect(units.get("searching a number that is registered")).toBe(0.5);
    expect(units.get("searching a number that is not")).toBeLessThanOrEqual(6);
    expect(units.get("searching by brand, colour and city")).toBe(1);
  });
});
