import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SearchFilters } from "#contract/search.ts";
import { listAttributes } from "#lambdas/shared/search-index/list-attributes.ts";
import { postingWrites } from "#lambdas/shared/search-index/posting-writes.ts";
import { reindex } from "#lambdas/shared/search-index/reindex.ts";
import { search } from "#lambdas/search/search.ts";
import type { AdminContext } from "#lambdas/search/admin-context.ts";
import type { SearchContext } from "#lambdas/search/search-context.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { startMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { type TestTable, withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";

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
  const { tableName, config } = place ?? (await withTable({ stream: false }));
  const system = aSystem();
  const table = openTable(tableName, system, new DynamoDBClient(config));
  const client = new DynamoDBClient(config);
  const meter = startMeter();
  const context: SearchContext & Pick<AdminContext, "system"> = {
    reader: openReader(tableName, system, client)(meter),
    system,
    cursorSecret: "secret",
  };
  /** What administrators search with, with the rights of their function. */
  const ofAdmins = async (): Promise<AdminContext> => {
    const own = await inRoleOf("admin-search", { tableName, config });
    return {
      ...context,
      reader: openReader(tableName, system, own)(meter),
      records: openTable(tableName, system, own),
    };
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
    context,
    ofAdmins,
    add,
    meter,
    search: (query: Query) => search(context, "signed-in", SearchFilters.parse(query)),
    searchPublicly: (query: Query) => search(context, "public", SearchFilters.parse(query)),
  };
};
export type Register = Awaited<ReturnType<typeof aRegister>>;
