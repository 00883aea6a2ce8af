import type * as z from "zod";
import type { SearchEnv } from "#lambdas/bikes/search/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Reads hidden fields and owners, and records who searched. */
export const adminSearch: FunctionRecord<z.input<typeof SearchEnv>> = {
  name: "admin-search",
  entry: "lambdas/bikes/search/admin-handler.ts",
  errorImpact: "Administrators cannot find bikes and their owners.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(
      fn,
      ["Query"],
      [partition.posting, partition.fold, partition.formerNumber, partition.ownerName],
    );
    table.allow(fn, ["BatchGetItem"], [partition.dictionary, partition.bike]);
    table.allow(fn, ["BatchGetItem", "GetItem"], [partition.user]);
    table.allow(fn, ["GetItem"], [partition.email]);
    table.allowQuerying(fn, [list.bikesOf, list.deletedBikesOf, list.bikes]);
    table.allow(fn, ["PutItem"], [partition.audit]);
  },
};
