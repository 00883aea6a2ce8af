import type { Construct } from "constructs";
import type * as z from "zod";
import type { LookupEnv } from "#lambdas/lookup/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Open to everybody, so it can read bikes and nothing else. */
export const lookupFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const lookup = new FeatureFunction<z.input<typeof LookupEnv>>(scope, "LookupFunction", {
    workshop: parts.workshop,
    name: "lookup",
    errorImpact: "Nobody can check a frame number before buying a bike.",
    environment: apiEnvironment(parts),
  });
  parts.table.allow(lookup, { actions: ["GetItem"], partitions: ["FRAME#*", "BIKE#*"] });
  return lookup;
};
