import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { put } from "#lambdas/table/actions.ts";
import { type ReadMeter, startMeter } from "#lambdas/table/read-meter.ts";
import { openReader, type Reader } from "#lambdas/table/reader.ts";
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
  let reader: Reader;
  let meter: ReadMeter;
  beforeEach(async () => {
    const { tableName, config } = await withTable();
    table = openTable(tableName, aSystem(), new DynamoDBClient(config));
    meter = startMeter();
    reader = openReader(tableName, aSystem(), new DynamoDBClient(config))(meter);
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

  describe("of a list", () => {
    const places = Array.from({ length: 30 }, (_, place) => String(place).padStart(2, "0"));
    const Place = z.object({ sk: z.string() });
    beforeEach(() =>
      table.transact(
        places.map((sk) => put({ pk: "LIST", sk }, "thing", { ...thing, text: "x".repeat(200) })),
      ),
    );
    const keysOf = (page: { items: { sk: string }[] }) => page.items.map(({ sk }) => sk);

    it("reads it in both directions, from any place and by a beginning", async () => {
      const list = { schema: Place, partition: "LIST", limit: 3 };
      const first = await reader.query(list);
      expect([keysOf(first), first.more]).toEqual([["00", "01", "02"], true]);
      expect(keysOf(await reader.query({ ...list, after: "02x" }))).toEqual(["03", "04", "05"]);
      expect(keysOf(await reader.query({ ...list, after: "02", backwards: true }))).toEqual(["01", "00"]);
      expect(keysOf(await reader.query({ ...list, prefix: "2" }))).toEqual(["20", "21", "22"]);
      const rest = await reader.query({ ...list, after: "27", limit: 9 });
      expect([keysOf(rest), rest.more]).toEqual([["28", "29"], false]);
    });

    it("counts what it reads, at half the price of the table", async () => {
      await reader.get({ pk: "LIST", sk: "00" }, Place);
      expect(meter.total()).toBe(0.5);
      await reader.batchGet(
        [
          { pk: "LIST", sk: "00" },
          { pk: "LIST", sk: "none" },
        ],
        Place,
      );
      expect(meter.total()).toBe(1.5);
      await reader.query({ schema: Place, partition: "LIST", limit: 20 });
      expect(meter.total()).toBe(2.5);
    });

    it("reads each of several items once, however often it is asked for", async () => {
      const keys = ["03", "03", "29"].map((sk) => ({ pk: "LIST", sk }));
      expect(keysOf({ items: await reader.batchGet(keys, Place) }).toSorted()).toEqual(["03", "29"]);
      expect(await reader.batchGet([], Place)).toEqual([]);
    });
  });

  it("says that the table is not to be had where it leaves an item out", async () => {
    const client = new DynamoDBClient({ region: "eu-west-1" });
    client.middlewareStack.add(
      () => async () => ({
        response: {},
        output: { $metadata: {}, Responses: {}, UnprocessedKeys: { things: { Keys: [] } } },
      }),
      { step: "initialize" },
    );
    const refusing = openReader("things", aSystem(), client)(meter);
    await expect(refusing.batchGet([key], Thing)).rejects.toMatchObject({ code: "unavailable" });
  });
});
