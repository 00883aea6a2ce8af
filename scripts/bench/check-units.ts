import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import { numberCheckRoutes } from "#contract/bikes/number-checks.ts";
import { maxNumbersToCheck } from "#contract/bikes/search.ts";
import { checkForStore } from "#lambdas/bikes/search/reports/check-for-store.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { readUnitsOf } from "#tests/lambdas/table-use.ts";
import { tableShape } from "#tests/table-shape.ts";
import { atMost, type Row } from "./budget.ts";

const Answer = z.object({ items: z.array(z.object({ result: z.string() })).optional() });

const tableName = "checks";
const clerk = { userId: "clerk", role: "store", storeId: "store_1" } as const;

/** Stores a shop with a clerk, and as many bikes as one request may ask for. */
const fill = async (table: Table): Promise<readonly BikeItem[]> => {
  const { storeId, userId } = clerk;
  const createdAt = system.now().toISOString();
  const store = { storeId, name: "Vadstena Cykel", city: "Vadstena", state: "active", createdAt } as const;
  await table.transact(storeWrites(store, userId));
  const bikes = Array.from({ length: maxNumbersToCheck }, (_, place) =>
    aBike({ id: `bike_${String(place).padStart(26, "0")}`, frameNumber: `CHECKED${100 + place}` }),
  );
  for (const bike of bikes) await table.transact(postingWrites(undefined, bike));
  return bikes;
};

/** Measures the read units of a shop's largest check, in which every number is registered, including the reads of session and membership. */
export const checkUnits = async (client: DynamoDBClient): Promise<Row> => {
  await ensureTable(client, tableShape(tableName));
  const table = openTable(tableName, system, client);
  const bikes = await fill(table);
  const { checkFrameNumbers: route } = numberCheckRoutes;
  const openMetered = openReader(tableName, system, client);
  const handler = api(
    { check: route },
    {
      check: ({ caller, body, meter }) =>
        checkForStore({ table, system, reader: openMetered(meter) }, caller, body.frameNumbers),
    },
    {
      originSecrets: ["origin"],
      logger: { info: () => undefined, error: () => undefined },
      assertLive: (caller, live) => assertLiveSession(table, caller, live, system.now()),
    },
  );
  const units = readUnitsOf(client);
  const body = { frameNumbers: bikes.map(({ frameNumber }) => frameNumber) };
  const { method, path } = route;
  const answer = await callFunction(handler, { ...clerk, method, path, body });
  const { items = [] } = Answer.parse(answer.body);
  if (items.filter(({ result }) => result === "registered").length !== maxNumbersToCheck)
    throw new Error(`The bikes were not found: ${JSON.stringify(answer.body)}`);
  return atMost(100, {
    what: `${maxNumbersToCheck} frame numbers checked by a store in one request`,
    value: units(),
    unit: "read units",
  });
};
