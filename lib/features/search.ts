import type * as z from "zod";
import type { PublicSearchEnv } from "#lambdas/search/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Open to everybody, so it can read what owners let everybody see and nothing else. */
export const search: FunctionRecord<z.input<typeof PublicSearchEnv>> = {
  name: "search",
  entry: "lambdas/search/handler.ts",
  errorImpact: "Nobody can search the register or check a frame number before buying a bike.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "Query"], [partition.posting]);
    table.allow(fn, ["BatchGetItem", "Query"], [partition.dictionary]);
    table.allow(fn, ["Query"], [partition.frameVariant]);
  },
};
