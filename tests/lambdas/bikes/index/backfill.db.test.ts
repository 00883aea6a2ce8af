import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type BackfillContext, backfillPostings } from "#lambdas/bikes/index/backfill.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { promptEntries, textEntries } from "#lambdas/bikes/index/entries.ts";
import { putEntry } from "#lambdas/bikes/index/posting-writes.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { openBikeScan } from "#lambdas/platform/table/scan-bikes.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { type TestTable, withTable } from "#tests/dynamodb.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { randomBike } from "./random-bikes.ts";
import { type StoredItem, wholeTable } from "./written-items.ts";

const count = 30;
let there: TestTable;
let client: DynamoDBClient;
let context: BackfillContext;
let bikes: BikeItem[];

/** Bikes as written before list items existed. */
beforeEach(async () => {
  there = await withTable({ stream: false });
  client = new DynamoDBClient(there.config);
  const table = openTable(there.tableName, aSystem(), client);
  context = { table, system: aSystem(), scan: openBikeScan(there.tableName, client) };
  bikes = Array.from(
    { length: count },
    (_, serial) => fc.sample(randomBike(serial), { numRuns: 1, seed: serial })[0]!,
  );
  await table.transact(bikes.map((bike) => put(keys.bike(bike.id), "bike", bike)));
});

const keyOf = ({ pk, sk }: { pk: string; sk: string }): string => `${pk} ${sk}`;
const isDerived = ({ pk }: StoredItem): boolean => /^(?:S|FOLD|FDEL|FORMER)#/.test(pk);

const stored = async () => wholeTable(client, there.tableName);
const listed = async (): Promise<string[]> => (await stored()).filter(isDerived).map(keyOf);
const wanted = (): string[] =>
  bikes
    .flatMap((bike) => [...promptEntries(bike), ...textEntries(bike)])
    .map(({ key }) => keyOf(key))
    .toSorted();
const checkpoints = async () => (await stored()).filter(({ pk }) => pk.startsWith("BACKFILL#"));

const run = (over: Partial<BackfillContext> = {}) =>
  backfillPostings({ ...context, ...over }, 3, () => undefined);

describe("the backfill", () => {
  it("lists every bike that is older than the lists, and removes its own progress items", async () => {
    expect(await run()).toBe(count);
    expect(await listed()).toEqual(wanted());
    expect(await checkpoints()).toEqual([]);
    const known = (await stored()).filter(({ pk, sk }) => pk.startsWith("BIKE#") && sk === "BIKE");
    const inList = known.filter((item) => item["gsi2pk"] === lists.listedBikes());
    expect(inList).toHaveLength(bikes.filter(isListed).length);
    expect(known.every((item) => typeof item["gsi2pk"] === "string")).toBe(true);
  });

  it("changes nothing on a second run except the index revision", async () => {
    await run();
    const before = (await stored()).filter(isDerived);
    await run();
    expect((await stored()).filter(isDerived)).toEqual(before);
  });

  it("restores lost items and removes those of former rules", async () => {
    await run();
    const [bike] = bikes.filter(isListed);
    const [lost] = promptEntries(bike!);
    const old = { ...bike!, brand: "Otherrules" };
    await context.table.transact([remove(lost!.key)]);
    for (const entry of textEntries(old)) await context.table.transact([putEntry(entry)]);
    const names = textEntries(old).map(({ key }) => key.pk);
    const index = (await stored()).find(({ pk, sk }) => pk === `BIKE#${bike!.id}` && sk === "INDEX");
    const partitions = [...new Set([...(index!["partitions"] as string[]), ...names])];
    await context.table.transact([update(keys.bikeIndex(bike!.id)).set({ partitions })]);
    expect(await listed()).not.toEqual(wanted());
    await run();
    expect(await listed()).toEqual(wanted());
  });

  it("resumes after an interruption", async () => {
    const pageLength = 4;
    const read: string[] = [];
    let isDown = false;
    /** Small pages, so that there are many. */
    const scan: BackfillContext["scan"] = async ({ number, of }, after) => {
      if (isDown) throw new Error("interrupted");
      const own = bikes.filter((_, place) => place % of === number).map(({ id }) => id);
      const from = Number(after?.sk ?? 0);
      const ids = own.slice(from, from + pageLength);
      read.push(...ids);
      isDown = read.length === 16;
      const next = from + pageLength;
      return { ids, next: next < own.length ? { pk: "BIKE#", sk: String(next) } : undefined };
    };
    await expect(run({ scan })).rejects.toThrow("interrupted");
    expect(await checkpoints()).toHaveLength(3);
    isDown = false;
    expect(await run({ scan })).toBe(count);
    expect(await listed()).toEqual(wanted());
    expect(await checkpoints()).toEqual([]);
    expect(read).toHaveLength(count);
  });

  it("does not overwrite a bike that changes meanwhile", async () => {
    const changing = bikes.filter(isListed).slice(0, 5);
    const scan: BackfillContext["scan"] = async (segment, after) => {
      const page = await context.scan(segment, after);
      for (const bike of changing.splice(0)) {
        const changed: BikeItem = { ...bike, brand: "Changed", version: bike.version + 1 };
        await context.table.transact([
          update(keys.bike(bike.id)).set({ brand: "Changed", version: changed.version }),
        ]);
        bikes = bikes.map((each) => (each.id === bike.id ? changed : each));
      }
      return page;
    };
    await Promise.all([run({ scan }), ...bikes.map((bike) => reindex(context, bike.id))]);
    expect(await listed()).toEqual(wanted());
  });

  it("runs as a command that prints the number of bikes", async () => {
    const env = {
      ...process.env,
      AWS_REGION: "eu-west-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
      AWS_ENDPOINT_URL_DYNAMODB: there.endpoint,
    };
    const args = ["scripts/backfill-postings.ts", "--table", there.tableName];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toContain(`All ${count} bikes are listed as they are.`);
    expect(await listed()).toEqual(wanted());
  });
});
