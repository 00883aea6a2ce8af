import { Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { AuthTriggersEnv } from "#lambdas/accounts/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable; readonly siteOrigin: string };

/** Called by the user pool, never by the API. */
export const authTriggersFunction = (
  scope: Construct,
  { workshop, table, siteOrigin }: Parts,
): FeatureFunction => {
  const triggers = new FeatureFunction<z.input<typeof AuthTriggersEnv>>(scope, "AuthTriggersFunction", {
    workshop,
    name: "auth-triggers",
    errorImpact: "Nobody can create an account, sign in or get a code by mail.",
    environment: { TABLE_NAME: table.name, SITE_ORIGIN: siteOrigin },
  });
  table.allow(triggers, { actions: ["GetItem", "Query", "PutItem", "UpdateItem"], partitions: ["USER#*"] });
  table.allow(triggers, { actions: ["PutItem"], partitions: ["EMAIL#*"] });
  table.allow(triggers, { actions: ["GetItem", "UpdateItem"], partitions: ["TICKET#*"] });
  table.allow(triggers, { actions: ["UpdateItem"], partitions: ["MAILREFUSAL#*"] });
  return triggers;
};

/** Lets the triggers see who has a second factor. A policy of its own: the pool waits for its triggers, and their own policy would wait for the pool. */
export const letTriggersSeeAccounts = (
  scope: Construct,
  { grantPrincipal }: FeatureFunction,
  { pool }: Accounts,
): void => {
  new Policy(scope, "AuthTriggersPoolPolicy", {
    roles: [grantPrincipal],
    statements: [
      new PolicyStatement({ actions: ["cognito-idp:AdminGetUser"], resources: [pool.userPoolArn] }),
    ],
  });
};
