import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { put } from "#lambdas/platform/table/actions.ts";
import { type ReadMeter, startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader, type Reader } from "#lambdas/platform/table/reader.ts";
import { openTable, type Table } from "#lambdas/platform/table/table.ts";
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

  it("reads an item as the table does", async () => {
    await table.transact([put(key, "thing", thing)]);
    expect(await reader.get(key, Thing)).toEqual(thing);
    expect(await reader.get(key, Thing)).toEqual(await table.get(key, Thing));
  });

  it("finds neither missing nor expired items", async () => {
    const now = Math.floor(noon.getTime() / 1000);
    await table.transact([put(key, "thing", { ...thing, expiresAt: now })]);
    expect(await reader.get(key, Thing)).toBeUndefined();
    expect(await reader.get({ pk: "THING", sk: "none" }, Thing)).toBeUndefined();
  });

  it("refuses an item that does not match its schema", async () => {
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

    it("reads it in both directions, from any position and by prefix", async () => {
      const list = { schema: Place, partition: "LIST", limit: 3 };
      const first = await reader.query(list);
      expect([keysOf(first), first.more]).toEqual([["00", "01", "02"], true]);
      expect(keysOf(await reader.query({ ...list, after: "02x" }))).toEqual(["03", "04", "05"]);
      expect(keysOf(await reader.query({ ...list, after: "02", backwards: true }))).toEqual(["01", "00"]);
      expect(keysOf(await reader.query({ ...list, prefix: "2" }))).toEqual(["20", "21", "22"]);
      const rest = await reader.query({ ...list, after: "27", limit: 9 });
      expect([keysOf(rest), rest.more]).toEqual([["28", "29"], false]);
    });

    it("counts its read units, half as many as the table's", async () => {
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

    it("reads a repeated key once", async () => {
      const keys = ["03", "03", "29"].map((sk) => ({ pk: "LIST", sk }));
      expect(keysOf({ items: await reader.batchGet(keys, Place) }).toSorted()).toEqual(["03", "29"]);
      expect(await reader.batchGet([], Place)).toEqual([]);
    });
  });

  describe("on a busy table that leaves items out of a batch", () => {
    const raw = (sk: string) => ({ pk: { S: "THING" }, sk: { S: sk } });
    const both = [
      { pk: "THING", sk: "1" },
      { pk: "THING", sk: "2" },
    ];
    /** Leaves the second of two items out this many times. */
    const busy = (times: number) => {
      const asked: unknown[] = [];
      const client = new DynamoDBClient({ region: "eu-west-1" });
      client.middlewareStack.add(
        () => async (args) => {
          asked.push(args.input);
          const found = { ...raw("2"), name: { S: "b" } };
          const given = asked.length > times ? [found] : [];
          const first = asked.length === 1 ? [{ ...raw("1"), name: { S: "a" } }] : [];
          const UnprocessedKeys = asked.length > times ? {} : { things: { Keys: [raw("2")] } };
          const output = { $metadata: {}, Responses: { things: [...first, ...given] }, UnprocessedKeys };
          return { response: {}, output };
        },
        { step: "initialize" },
      );
      const named = z.object({ name: z.string() });
      return { asked, read: () => openReader("things", aSystem(), client)(meter).batchGet(both, named) };
    };

    it("requests only the missing items again", async () => {
      const { asked, read } = busy(1);
      expect(await read()).toEqual([{ name: "a" }, { name: "b" }]);
      expect(asked.slice(1)).toMatchObject([{ RequestItems: { things: { Keys: [raw("2")] } } }]);
    });

    it("reports the table as unavailable when items stay missing", async () => {
      const { asked, read } = busy(2);
      await expect(read()).rejects.toMatchObject({ code: "unavailable" });
      expect(asked).toHaveLength(2);
    });
  });
});
