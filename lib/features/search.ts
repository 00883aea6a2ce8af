import type { Construct } from "constructs";
import type * as z from "zod";
import type { PublicSearchEnv } from "#lambdas/search/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Open to everybody, so it can read what owners let everybody see and nothing else. */
export const searchFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { secrets, table, workshop } = parts;
  const search = new FeatureFunction<z.input<typeof PublicSearchEnv>>(scope, "SearchFunction", {
    workshop,
    name: "search",
    errorImpact: "Nobody can search the register or check a frame number before buying a bike.",
    environment: {
      ...apiEnvironment(parts),
      CURSOR_SECRET: secrets.cursor,
      CHALLENGE_SECRET: secrets.challenge,
    },
  });
  table.allow(search, { actions: ["GetItem", "BatchGetItem", "Query"], partitions: ["S#*"] });
  table.allow(search, { actions: ["BatchGetItem", "Query"], partitions: ["DICT#*"] });
  table.allow(search, { actions: ["Query"], partitions: ["FOLD#*", "FDEL#*"] });
  return search;
};
