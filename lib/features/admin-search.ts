import type { Construct } from "constructs";
import type * as z from "zod";
import type { SearchEnv } from "#lambdas/search/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Reads what is hidden and whose the bikes are, and writes down who looked. */
export const adminSearchFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { secrets, table, workshop } = parts;
  const search = new FeatureFunction<z.input<typeof SearchEnv>>(scope, "AdminSearchFunction", {
    workshop,
    name: "admin-search",
    errorImpact: "Administrators cannot find bikes and their owners.",
    environment: { ...apiEnvironment(parts), CURSOR_SECRET: secrets.cursor },
  });
  table.allow(search, { actions: ["Query"], partitions: ["S#*", "FOLD#*", "FORMER#*", "NAME#*"] });
  table.allow(search, { actions: ["BatchGetItem"], partitions: ["DICT#*", "BIKE#*"] });
  table.allow(search, { actions: ["BatchGetItem", "GetItem"], partitions: ["USER#*"] });
  table.allow(search, { actions: ["GetItem"], partitions: ["EMAIL#*"] });
  table.allow(search, { actions: ["Query"], partitions: ["OWNER#*", "DELETED#*"], index: "gsi1" });
  table.allow(search, { actions: ["Query"], partitions: ["BIKES#*"], index: "gsi2" });
  table.allow(search, { actions: ["PutItem"], partitions: ["AUDIT#*"] });
  return search;
};
