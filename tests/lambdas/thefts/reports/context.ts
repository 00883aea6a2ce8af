import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { TheftReport } from "#contract/thefts/thefts.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { markRecovered } from "#lambdas/thefts/reports/mark-recovered.ts";
import { reportStolen } from "#lambdas/thefts/reports/report-stolen.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, given, noon } from "#tests/lambdas/a.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";
import { aListedBike } from "#tests/lambdas/bikes/search/a-register.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

export const aReport = (over: Partial<TheftReport> = {}): TheftReport => ({
  stolenDate: "2026-11-19",
  place: "Cykelstället vid stationen",
  city: "Malmö",
  ...over,
});

/** Intercepts calls between functions and their table. */
export type Between = (table: Table) => Table;

/** A register with an adjustable clock, where people own, lose and find bikes. */
export const aTown = async (between: Between = (table) => table) => {
  const { tableName, config } = await withTable({ stream: false });
  const client = new DynamoDBClient(config);
  let now = noon;
  const system = aSystem(() => now);
  const table = openTable(tableName, system, client);
  const context = {
    table,
    system,
    pictures: { photo: async () => "photo", receipt: async () => "receipt" },
    photos: aPhotoShelf(),
  };
  const inRole = async (name: string) => between(await tableInRoleOf(name, { tableName, config }, system));
  const ofThefts = { ...context, table: await inRole("thefts") };
  let serial = 0;
  const key = (): string => {
    serial += 1;
    return `key-${String(serial).padStart(20, "0")}`;
  };
  return {
    client,
    config,
    tableName,
    table,
    system,
    context,
    ofThefts,
    inRole,
    key,
    pass: (milliseconds: number): void => {
      now = new Date(now.getTime() + milliseconds);
    },
    person: (userId: string, over: Parameters<typeof given.person>[3] = {}) =>
      given.person(table, userId, 0, { phone: undefined, createdAt: "2025-01-01T00:00:00.000Z", ...over }),
    bike: async (over: Partial<BikeItem> = {}): Promise<BikeItem> => {
      const bike = aListedBike({ registeredAt: "2026-05-01T08:00:00.000Z", ...over });
      await table.transact(bikeWrites(bike, system.newId("event"), true));
      return bike;
    },
    read: (bikeId: string) => table.get(keys.bike(bikeId), BikeItem),
    everything: () => wholeTable(client, tableName),
    of: async (entity: string) =>
      (await wholeTable(client, tableName)).filter((item) => item["entity"] === entity),
    steal: (bikeId: string, report = aReport(), userId = "anna", idempotencyKey = key()) =>
      reportStolen(ofThefts, { userId, bikeId, idempotencyKey, report }),
    recover: (bikeId: string, userId = "anna", idempotencyKey = key()) =>
      markRecovered(ofThefts, {
        userId,
        bikeId,
        idempotencyKey,
        recovery: { how: "found-by-somebody", thanks: "Tusen tack!", mayShare: false },
      }),
  };
};
export type Town = Awaited<ReturnType<typeof aTown>>;

export const problemIn = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "none",
    (error: { code?: string; failure?: string; message: string }) =>
      error.code ?? error.failure ?? error.message,
  );
