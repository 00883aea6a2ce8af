import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SearchFilters } from "#contract/search.ts";
import { listAttributes } from "#lambdas/postings/list-attributes.ts";
import { postingWrites } from "#lambdas/postings/posting-writes.ts";
import { reindex } from "#lambdas/postings/reindex.ts";
import { search } from "#lambdas/search/search.ts";
import type { SearchWorld } from "#lambdas/search/search-world.ts";
import { put } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";
import { startMeter } from "#lambdas/table/read-meter.ts";
import { openReader } from "#lambdas/table/reader.ts";
import { openTable } from "#lambdas/table/table.ts";
import { type TestTable, withTable } from "#tests/dynamodb.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/a-bike.ts";

let serial = 0;

/** A bike that can be found, with an id and a number of its own. */
export const aListedBike = (over: Partial<BikeItem> = {}): BikeItem => {
  serial += 1;
  const frameNumber = `TEST${String(serial).padStart(6, "0")}`;
  return {
    ...aBike(),
    id: `bike_${String(serial).padStart(26, "0")}`,
    frameNumber,
    frameNumberTyped: over.frameNumber ?? frameNumber,
    ...over,
  };
};

/** A register in a table of the real database, with what searches read in it. */
export const aRegister = async (place?: Pick<TestTable, "tableName" | "config">) => {
  const { tableName, config } = place ?? (await withTable());
  const system = aSystem();
  const table = openTable(tableName, system, new DynamoDBClient(config));
  const client = new DynamoDBClient(config);
  const meter = startMeter();
  const world: SearchWorld = {
    reader: openReader(tableName, system, client)(meter),
    system,
    cursorSecret: "secret",
  };
  /** Writes a bike and all that follows from it, also what comes of the stream. */
  const add = async (...bikes: readonly BikeItem[]): Promise<void> => {
    for (const bike of bikes) {
      await table.transact([
        put(keys.bike(bike.id), "bike", { ...bike, ...listAttributes(bike) }),
        ...postingWrites(undefined, bike),
      ]);
      await reindex({ table, system }, bike.id);
    }
  };
  type Query = Record<string, string | number | undefined>;
  return {
    table,
    client,
    system,
    world,
    add,
    meter,
    search: (query: Query) => search(world, "signed-in", SearchFilters.parse(query)),
    searchPublicly: (query: Query) => search(world, "public", SearchFilters.parse(query)),
  };
};
export type Register = Awaited<ReturnType<typeof aRegister>>;
