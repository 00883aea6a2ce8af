import type * as z from "zod";
import type { ApiEnv } from "#lambdas/platform/http/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Serves the public pages of codes, and lets owners manage their bikes' codes. */
export const qr: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "qr",
  entry: "lambdas/stickers/scans/handler.ts",
  errorImpact: "A person who scans the code of a bike learns nothing of it, and nobody can link a sticker.",
  environment: apiEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.qr]);
    table.allow(
      fn,
      ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.bike],
    );
    table.allow(fn, ["GetItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem"], [partition.store]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["UpdateItem"], [partition.inventory, partition.rate]);
  },
};
