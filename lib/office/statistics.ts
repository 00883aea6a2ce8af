import type * as z from "zod";
import type { StatisticsEnv } from "#lambdas/office/statistics/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Sees aggregated numbers only. */
export const statistics: FunctionRecord<z.input<typeof StatisticsEnv>> = {
  name: "statistics",
  entry: "lambdas/office/statistics/handler.ts",
  errorImpact: "Administrators see no figures.",
  environment: (resources) => apiEnvironment(resources),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["Query"], [partition.statistics]);
    table.allow(fn, ["BatchGetItem"], [partition.statistics, partition.store]);
  },
};
