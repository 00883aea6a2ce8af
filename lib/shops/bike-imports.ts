import type * as z from "zod";
import type { ApiEnv } from "#lambdas/platform/http/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { allowImporting } from "./allow-importing.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Receives imports, and continues one at once while someone watches it. */
export const bikeImports: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "bike-imports",
  entry: "lambdas/shops/bike-imports/handler.ts",
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
