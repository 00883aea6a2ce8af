import type * as z from "zod";
import type { ApiEnv } from "#lambdas/shared/http/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Answers stores about many numbers with something to print, and anyone who holds the print whether it is genuine. */
export const numberReports: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "number-reports",
  entry: "lambdas/search/reports/handler.ts",
  errorImpact:
    "Stores get no signed answers about frame numbers, and nobody can check those they have given.",
  environment: apiEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["BatchGetItem"], [partition.posting]);
    table.allow(fn, ["ConditionCheckItem", "GetItem"], [partition.store]);
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.numberReport]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
  },
};
