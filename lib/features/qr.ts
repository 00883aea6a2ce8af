import type * as z from "zod";
import type { ApiEnv } from "#lambdas/shared/http/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Answers everybody who holds a code, and lets owners decide which codes lead to their bikes. */
export const qr: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "qr",
  entry: "lambdas/qr/handler.ts",
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
