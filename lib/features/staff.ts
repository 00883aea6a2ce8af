import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import type { StaffEnv } from "#lambdas/staff/env.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Lets owners say who works in their store. It makes accounts, so it is apart from what everybody in a store may do. */
export const staff: FunctionRecord<z.input<typeof StaffEnv>> = {
  name: "staff",
  entry: "lambdas/staff/handler.ts",
  errorImpact: "Owners of stores cannot let anybody in, nor remove who has left.",
  // The user pool is asked several times.
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
