import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { expect, it } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { importItems } from "#local/aws/dynamodb/import-items.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { tableShape } from "#tests/table-shape.ts";
import { wholeTable, writtenItems } from "./written-items.ts";

const bikes = swedishBikes(4, 60, noon);

/** The table after each bike was registered and the stream was processed. */
const registered = async () => {
  const { tableName, config } = await withTable();
  const client = new DynamoDBClient(config);
  const system = aSystem();
  const table = openTable(tableName, system, client);
  for (const bike of bikes) {
    const isVerified = bike.status !== "pending_review";
    await table.transact(bikeWrites(bike, bike.id.replace("bike", "event"), isVerified));
    await reindex({ table, system }, bike.id);
  }
  return wholeTable(client, tableName);
};

it("imported bikes leave the same table as registered ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "imported-"));
  const dbPath = join(folder, "register.sqlite");
  try {
    const wanted = await registered();
    expect(await importItems(dbPath, tableShape("register"), writtenItems(bikes))).toBe(wanted.length);
    const database = await startDynoxide(dbPath);
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
    expect(await wholeTable(client, "register")).toEqual(wanted);
    client.destroy();
    await database.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
