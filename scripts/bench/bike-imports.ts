import { randomUUID } from "node:crypto";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { createImport } from "#lambdas/shops/bike-imports/create-import.ts";
import { getImport } from "#lambdas/shops/bike-imports/read-import.ts";
import { registerImport } from "#lambdas/shops/bike-imports/register-import.ts";
import { sendRows } from "#lambdas/shops/bike-imports/send-rows.ts";
import { workOnImport } from "#lambdas/shops/bike-imports/work-on-import.ts";
import { maxRowsPerRequest } from "#contract/shops/bike-imports/fields.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { grantPoints } from "#local/seed/grant-points.ts";
import { readUnitsOf } from "#tests/lambdas/table-use.ts";
import { withItems } from "#tests/lambdas/memory-table.ts";
import { atLeast, atMost, type Budget, type Row } from "./budget.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const count = 1000;
const storeId = "store_bench";
const columns = ["frameNumber", "brand", "model", "type", "color", "email"] as const;
const clerk = { userId: "clerk", role: "store", storeId, signedInAt: new Date() } as const;

const rowOf = (serial: number) => ({
  line: serial + 2,
  cells: [
    `WTU${String(serial).padStart(6, "0")}`,
    "Crescent",
    "Femto",
    "dam",
    "svart",
    `k${serial}@example.se`,
  ],
});

async function* nothing(): AsyncGenerator<never> {}

const measure = async (client: DynamoDBClient) => {
  const table = openTable("imports", system, client);
  const context = { table, system };
  const units = readUnitsOf(client);
  const createdAt = new Date().toISOString();
  const store = { storeId, name: "Vadstena Cykel", city: "Vadstena", state: "active", createdAt } as const;
  await table.transact(storeWrites(store, clerk.userId));
  await grantPoints(table, storeId, count * 100, new Date());
  const request = { fileName: "list.csv", columns: [...columns], fallback: {}, count };
  const { id } = await createImport(context, { caller: clerk, idempotencyKey: randomUUID(), request });
  for (let from = 0; from < count; from += maxRowsPerRequest) {
    const rows = Array.from({ length: Math.min(maxRowsPerRequest, count - from) }, (_, place) =>
      rowOf(from + place),
    );
    await sendRows(context, clerk, { importId: id, from, rows });
  }
  const work = async (): Promise<number> => {
    const began = performance.now();
    await workOnImport(context, id, new Date(Date.now() + 600_000));
    return count / ((performance.now() - began) / 1000);
  };
  units();
  const checked = await work();
  const unitsOfCheck = units() / count;
  await registerImport(context, clerk, { importId: id, pace: "50" });
  const registered = await work();
  const { state } = await getImport(context, clerk, id);
  if (state !== "done") throw new Error(`The list is ${state}.`);
  return { checked, unitsOfCheck, registered };
};

/** Measures the check and the registration of a list of bikes that were sold earlier. */
export const bikeImports: Budget = {
  name: "bike-imports",
  measure: async (): Promise<Row[]> => {
    const { checked, unitsOfCheck, registered } = await withTemporaryFolder("imports", (folder) =>
      withItems({ folder, name: "imports", items: nothing() }, async (_open, client) => measure(client)),
    );
    return [
      atLeast(50, { what: "rows of a list registered a second", value: registered, unit: "rows" }),
      atLeast(200, { what: "rows of a list checked a second", value: checked, unit: "rows" }),
      atMost(4, { what: "checking a row of a list", value: unitsOfCheck, unit: "units" }),
    ];
  },
};
