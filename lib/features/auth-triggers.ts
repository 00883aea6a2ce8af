import { Policy, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { AuthTriggersEnv } from "#lambdas/accounts/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";
import type { Resources } from "#lib/resources.ts";

/** The accounts themselves are made after their triggers. */
type Given = Pick<Resources, "defaults" | "table" | "siteOrigin">;

/** Called by the user pool, never by the API. */
export const authTriggers: FunctionRecord<z.input<typeof AuthTriggersEnv>, Given> = {
  name: "auth-triggers",
  entry: "lambdas/accounts/triggers.ts",
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

/** Lets the triggers see who has a second factor, and sign out whose password was replaced. A policy of its own: the pool waits for its triggers, and their own policy would wait for the pool. */
export const letTriggersSeeAccounts = (
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
