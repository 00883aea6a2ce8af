import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import { numberCheckRoutes } from "#contract/number-checks.ts";
import { mostNumbersToCheck } from "#contract/search.ts";
import { checkForStore } from "#lambdas/search/reports/check-for-store.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { postingWrites } from "#lambdas/shared/search-index/posting-writes.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { type Table, openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { ensureTable } from "#local/dynamodb/ensure-table.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";
import { readUnitsOf } from "#tests/lambdas/read-units-of.ts";
import { tableShape } from "#tests/table-shape.ts";
import { atMost, type Row } from "./budget.ts";

const Answer = z.object({ items: z.array(z.object({ result: z.string() })).optional() });

const tableName = "checks";
const clerk = { userId: "clerk", role: "store", storeId: "store_1" } as const;

/** A store with someone who works there, and as many bikes as can be asked for at once. */
const fill = async (table: Table): Promise<readonly BikeItem[]> => {
  const { storeId, userId } = clerk;
  const createdAt = system.now().toISOString();
  const store = { storeId, name: "Vadstena Cykel", city: "Vadstena", state: "active", createdAt } as const;
  await table.transact(storeWrites(store, userId));
  const bikes = Array.from({ length: mostNumbersToCheck }, (_, place) =>
    aBike({ id: `bike_${String(place).padStart(26, "0")}`, frameNumber: `CHECKED${100 + place}` }),
  );
  for (const bike of bikes) await table.transact(postingWrites(undefined, bike));
  return bikes;
};

/** What a store's check of as many numbers as fit into one request reads, all of bikes that are registered, with the looks at the session and at who works there. */
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
  if (items.filter(({ result }) => result === "registered").length !== mostNumbersToCheck)
    throw new Error(`The bikes were not found: ${JSON.stringify(answer.body)}`);
  return atMost(100, {
    what: `${mostNumbersToCheck} frame numbers checked by a store in one request`,
    value: units(),
    unit: "read units",
  });
};
