import type * as z from "zod";
import type { StatisticsEnv } from "#lambdas/statistics/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Tells administrators what all that has been counted adds up to. It sees numbers alone. */
export const statistics: FunctionRecord<z.input<typeof StatisticsEnv>> = {
  name: "statistics",
  entry: "lambdas/statistics/handler.ts",
  errorImpact: "Administrators see no figures.",
  environment: (resources) => apiEnvironment(resources),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["Query"], [partition.statistics]);
    table.allow(fn, ["BatchGetItem"], [partition.store]);
  },
};
