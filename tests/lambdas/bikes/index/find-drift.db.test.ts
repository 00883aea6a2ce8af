import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { promptEntries, textEntries } from "#lambdas/bikes/index/entries.ts";
import { type DriftContext, findDrift } from "#lambdas/bikes/index/find-drift.ts";
import { listAttributes } from "#lambdas/bikes/index/list-attributes.ts";
import { postingWrites, putEntry } from "#lambdas/bikes/index/posting-writes.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { randomBike } from "./random-bikes.ts";

const count = 24;
let table: Table;
let bikes: BikeItem[];
let waits: number[];
let context: DriftContext;

/** Returns evenly spread numbers, so that a test draws bikes of all ages. */
const spread = () => {
  let drawn = 0;
  return (): number => ((drawn += 1) * 0.618_034) % 1;
};

const write = async (bike: BikeItem): Promise<void> => {
  await table.transact([
    put(keys.bike(bike.id), "bike", { ...bike, ...listAttributes(bike) }),
    ...postingWrites(undefined, bike),
  ]);
  await reindex({ table, system: aSystem() }, bike.id);
};

beforeEach(async () => {
  const { tableName, config } = await withTable({ stream: false });
  table = openTable(tableName, aSystem(), new DynamoDBClient(config));
  bikes = Array.from({ length: count }, (_, serial) => {
    const [random] = fc.sample(randomBike(serial), { numRuns: 1, seed: serial });
    return { ...random!, registeredAt: new Date(noon.getTime() - serial * 3_600_000).toISOString() };
  });
  for (const bike of bikes) await write(bike);
  waits = [];
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const ofJob = await tableInRoleOf("check-postings", { tableName, config }, aSystem());
  context = { table: ofJob, system: { random: spread(), wait } };
});

const aListedBike = (): BikeItem => bikes.find(isListed)!;

describe("findDrift", () => {
  it("finds nothing and does not wait if every list matches its bikes", async () => {
    const { bikes: looked, drifts } = await findDrift(context);
    expect(drifts).toEqual([]);
    expect(waits).toEqual([]);
    expect(looked).toBeGreaterThan(count / 2);
  });

  it("finds nothing in an empty register", async () => {
    const { tableName, config } = await withTable({ stream: false });
    const empty = openTable(tableName, aSystem(), new DynamoDBClient(config));
    expect(await findDrift({ ...context, table: empty })).toEqual({ bikes: 0, drifts: [] });
  });

  it("reports a missing posting, a different one, and a bike whose words were never listed", async () => {
    const listed = bikes.filter(isListed);
    const [first, second, third] = [listed[0]!, listed[1]!, listed[2]!];
    const [gone, word] = [promptEntries(first)[3]!.key, textEntries(second)[0]!.key];
    await table.transact([
      remove(gone),
      update(word).set({ frameNumber: "ELSE1234" }),
      update(keys.bike(third.id)).set({ version: 2 }),
    ]);
    expect((await findDrift(context)).drifts).toEqual(
      expect.arrayContaining([
        { what: "missing", bikeId: first.id, place: gone },
        { what: "different", bikeId: second.id, place: word },
        { what: "behind", bikeId: third.id, place: keys.bikeIndex(third.id) },
      ]),
    );
    expect(waits).toHaveLength(1);
  });

  it("reports postings without a bike", async () => {
    const ghost = { ...aListedBike(), id: "bike_ghost" };
    const entries = [...promptEntries(ghost), ...textEntries(ghost)].filter(
      ({ key }) => !key.pk.startsWith("S#NUM#"),
    );
    for (const entry of entries) await table.transact([putEntry(entry)]);
    const { drifts } = await findDrift(context);
    expect(drifts.length).toBeGreaterThan(0);
    expect(new Set(drifts.map(({ what, bikeId }) => `${what} ${bikeId}`))).toEqual(
      new Set(["orphan bike_ghost"]),
    );
  });

  it("ignores differences that a second read no longer finds", async () => {
    const bike = aListedBike();
    await table.transact([update(keys.bike(bike.id)).set({ version: 2 })]);
    const mending = {
      ...context.system,
      wait: () => reindex({ table, system: aSystem() }, bike.id),
    };
    expect((await findDrift({ ...context, system: mending })).drifts).toEqual([]);
  });
});
