import type { Construct } from "constructs";
import type * as z from "zod";
import type { AuthTriggersEnv } from "#lambdas/accounts/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable; readonly siteOrigin: string };

/** Called by the user pool, never by the API. */
export const authTriggersFunction = (
  scope: Construct,
  { workshop, table, siteOrigin }: Parts,
): FeatureFunction => {
  const triggers = new FeatureFunction<z.input<typeof AuthTriggersEnv>>(scope, "AuthTriggersFunction", {
    workshop,
    name: "auth-triggers",
    errorImpact: "Nobody can create an account or get a code by mail.",
    environment: { TABLE_NAME: table.name, SITE_ORIGIN: siteOrigin },
  });
  table.allow(triggers, { actions: ["PutItem"], partitions: ["USER#*"] });
  return triggers;
};
