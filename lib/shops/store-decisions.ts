import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { StoreDecisionsEnv } from "#lambdas/shops/applications/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { companiesEnvironment } from "./companies-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Kept apart from the public `storeApplications` because it may create accounts. */
export const storeDecisions: FunctionRecord<z.input<typeof StoreDecisionsEnv>> = {
  name: "store-decisions",
  entry: "lambdas/shops/applications/decisions/handler.ts",
  errorImpact: "Administrators cannot answer those who want to become a store.",
  // The company register may take eight seconds.
  timeout: Duration.seconds(20),
  environment: (resources) => ({
    ...companiesEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
  }),
  rights: (fn, { table, keys, accounts }) => {
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "Query"], [partition.company]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.storeApplication]);
    table.allow(fn, ["PutItem"], [partition.store, partition.order, partition.audit]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.user]);
    table.allow(fn, ["UpdateItem"], [partition.rate, partition.orderCounts]);
    table.allow(fn, ["GetItem", "DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.storeApplications]);
    keys.allowDecryptingStoreNumbers(fn);
    fn.allow(
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminAddUserToGroup",
          "cognito-idp:AdminCreateUser",
          "cognito-idp:AdminGetUser",
        ],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
