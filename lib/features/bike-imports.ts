import type * as z from "zod";
import type { BikeImportsEnv } from "#lambdas/bike-imports/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { allowImporting } from "./allow-importing.ts";
import { apiEnvironment } from "./api-environment.ts";
import type { FunctionRecord } from "./function-record.ts";

/** Takes lists of bikes that stores sold earlier, and goes on with one while someone looks at it. */
export const bikeImports: FunctionRecord<z.input<typeof BikeImportsEnv>> = {
  name: "bike-imports",
  entry: "lambdas/bike-imports/handler.ts",
  errorImpact: "Stores cannot send lists of bikes that they sold earlier, or see how far one is.",
  environment: apiEnvironment,
  rights: (fn, resources) => {
    allowImporting(fn, resources);
    const { table } = resources;
    table.allow(fn, ["Query"], [partition.bikeImport, partition.store]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allowQuerying(fn, [list.bikeImportsOf]);
  },
};
