import type * as z from "zod";
import type { StoresEnv } from "#lambdas/shops/stores/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { StaffEnv } from "#lambdas/shops/staff/env.ts";

export const stores: FunctionRecord<z.input<typeof StoresEnv>> = {
  name: "stores",
  entry: "lambdas/shops/stores/handler.ts",
  errorImpact: "Nobody sees the partners, and administrators cannot choose or suspend a store.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
  }),
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(
      fn,
      ["BatchGetItem", "ConditionCheckItem", "GetItem", "PutItem", "Query", "UpdateItem"],
      [partition.store],
    );
    table.allow(fn, ["DeleteItem", "GetItem", "UpdateItem"], [partition.upload]);
    table.allow(fn, ["DeleteItem", "GetItem", "PutItem", "UpdateItem"], [partition.apiKey]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.purchase]);
    table.allow(fn, ["Query"], [partition.company]);
    table.allowQuerying(fn, [list.stores, list.partners, list.apiKeysOf, list.unpaidInvoices]);
    keys.allowComparingPersonalNumbers(fn);
  },
};

/** Kept apart from `sales` because it may create accounts. */
export const staff: FunctionRecord<z.input<typeof StaffEnv>> = {
  name: "staff",
  entry: "lambdas/shops/staff/handler.ts",
  errorImpact: "Owners of stores cannot let anybody in, nor remove who has left.",
  // Several calls to the user pool.
  timeout: Duration.seconds(20),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
  }),
  rights: (fn, { table, accounts }) => {
    table.allow(
      fn,
      ["BatchGetItem", "ConditionCheckItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"],
      [partition.store],
    );
    table.allow(fn, ["BatchGetItem", "GetItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["GetItem"], [partition.email]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allowQuerying(fn, [list.workplacesOf]);
    fn.allow(
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminAddUserToGroup",
          "cognito-idp:AdminCreateUser",
          "cognito-idp:AdminDeleteUser",
          "cognito-idp:AdminGetUser",
          "cognito-idp:AdminUserGlobalSignOut",
        ],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
