import type * as z from "zod";
import type { StoresEnv } from "#lambdas/stores/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Shows administrators which stores there are. */
export const stores: FunctionRecord<z.input<typeof StoresEnv>> = {
  name: "stores",
  entry: "lambdas/stores/handler.ts",
  errorImpact: "Administrators cannot choose a store from the list.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allowQuerying(fn, [list.stores]);
  },
};
