import type * as z from "zod";
import type { PublicSearchEnv } from "#lambdas/bikes/search/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Public, so it may read only what owners make public. It writes nothing but its readers' quotas. */
export const search: FunctionRecord<z.input<typeof PublicSearchEnv>> = {
  name: "search",
  entry: "lambdas/bikes/search/handler.ts",
  errorImpact: "Nobody can search the register or check a frame number before buying a bike.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["Query"], [partition.posting]);
    table.allow(fn, ["BatchGetItem", "Query"], [partition.dictionary]);
    table.allow(fn, ["Query"], [partition.fold, partition.frameVariant]);
    table.allow(fn, ["BatchGetItem", "GetItem"], [partition.frameGuard]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
  },
};
