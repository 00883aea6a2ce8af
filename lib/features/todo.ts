import type * as z from "zod";
import type { TodoEnv } from "#lambdas/todo/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Remembers which administrator looks into which case. It sees no case. */
export const todo: FunctionRecord<z.input<typeof TodoEnv>> = {
  name: "todo",
  entry: "lambdas/todo/handler.ts",
  errorImpact: "Administrators do not see who looks into what, and may both begin with the same case.",
  environment: (resources) => apiEnvironment(resources),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "Query"], [partition.caseClaim]);
  },
};
