import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { put } from "#lambdas/table/actions.ts";
import { openReader, type TableReader } from "#lambdas/table/reader.ts";
import { openTable, type Table } from "#lambdas/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

const Thing = z.object({
  name: z.string(),
  parts: z.array(z.number()),
  nested: z.object({ yes: z.boolean() }),
});
const key = { pk: "THING", sk: "a" };
const thing = { name: "å", parts: [1, 2.5], nested: { yes: true } };

describe("a reader of the table", () => {
  let table: Table;
  let reader: TableReader;
  beforeEach(async () => {
    const { tableName, config } = await withTable();
    table = openTable(tableName, aSystem(), new DynamoDBClient(config));
    reader = openReader(tableName, aSystem(), new DynamoDBClient(config));
  });

  it("reads an item as the whole table reads it", async () => {
    await table.transact([put(key, "thing", thing)]);
    expect(await reader.get(key, Thing)).toEqual(thing);
    expect(await reader.get(key, Thing)).toEqual(await table.get(key, Thing));
  });

  it("finds nothing where nothing is, and nothing whose time has passed", async () => {
    const now = Math.floor(noon.getTime() / 1000);
    await table.transact([put(key, "thing", { ...thing, expiresAt: now })]);
    expect(await reader.get(key, Thing)).toBeUndefined();
    expect(await reader.get({ pk: "THING", sk: "none" }, Thing)).toBeUndefined();
  });

  it("refuses an item that is not what it was promised to be", async () => {
    await table.transact([put(key, "thing", { name: 5 })]);
    await expect(reader.get(key, Thing)).rejects.toBeInstanceOf(z.ZodError);
  });
});
