import type * as z from "zod";
import type { ApiEnv } from "#lambdas/shared/http/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Open to everybody who holds a code: it reads, and counts how often someone compares numbers. */
export const qr: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "qr",
  entry: "lambdas/qr/handler.ts",
  errorImpact: "A person who scans the code of a bike learns nothing of it.",
  environment: apiEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.qr, partition.bike, partition.user]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
  },
};
