import { Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { AuthTriggersEnv } from "#lambdas/people/accounts/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Accounts } from "#lib/platform/constructs/user-pool.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import type { Resources } from "#lib/platform/resources.ts";

/** The user pool is created after its triggers. */
type TriggerResources = Pick<Resources, "defaults" | "table" | "siteOrigin">;

/** Called by the user pool, never by the API. */
export const authTriggers: FunctionRecord<z.input<typeof AuthTriggersEnv>, TriggerResources> = {
  name: "auth-triggers",
  entry: "lambdas/people/accounts/triggers.ts",
  errorImpact: "Nobody can create an account, sign in or get a code by mail.",
  environment: ({ siteOrigin, table }) => ({ TABLE_NAME: table.name, SITE_ORIGIN: siteOrigin }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "Query", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["PutItem"], [partition.email]);
    table.allow(fn, ["GetItem"], [partition.store]);
    table.allowQuerying(fn, [list.workplacesOf]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.signInTicket]);
    table.allow(fn, ["UpdateItem"], [partition.mailRefusal]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.rate]);
  },
};

/** Lets the triggers read second factors and sign users out. A separate policy: the pool depends on its triggers, so their own policy cannot depend on the pool. */
export const allowTriggersToUsePool = (
  scope: Construct,
  { grantPrincipal }: FeatureFunction,
  { pool }: Accounts,
): void => {
  new Policy(scope, "AuthTriggersPoolPolicy", {
    roles: [grantPrincipal],
    statements: [
      new PolicyStatement({
        actions: ["cognito-idp:AdminGetUser", "cognito-idp:AdminUserGlobalSignOut"],
        resources: [pool.userPoolArn],
      }),
    ],
  });
};
