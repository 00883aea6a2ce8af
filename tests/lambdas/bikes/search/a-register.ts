import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SearchFilters } from "#contract/bikes/search.ts";
import { listAttributes } from "#lambdas/bikes/index/list-attributes.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { search } from "#lambdas/bikes/search/search.ts";
import type { AdminContext } from "#lambdas/bikes/search/admin-context.ts";
import type { SearchContext } from "#lambdas/bikes/search/search-context.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { type TestTable, withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

let serial = 0;

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

/** A bike that lists show to everybody. */
export const aSoughtBike = (over: Partial<BikeItem> = {}): BikeItem =>
  aListedBike({ salePrice: 900, ...over });

/** A register in a real database, with the contexts of the searches. */
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
  /** The administrators' search context with its function's IAM rights. */
  const ofAdmins = async (): Promise<AdminContext> => {
    const own = await inRoleOf("admin-search", { tableName, config });
    return {
      ...context,
      reader: openReader(tableName, system, own)(meter),
      records: openTable(tableName, system, own),
    };
  };
  /** Writes a bike and all derived items, including those from the stream. */
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
