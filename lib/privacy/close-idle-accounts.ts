import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { IdleAccountsEnv } from "#lambdas/platform/jobs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

const job = nightlyJob({
  name: "close-idle-accounts",
  entry: "lambdas/privacy/close-idle-accounts.job.ts",
  errorImpact: "Accounts that nobody uses are not warned, or stay open beyond the promised day.",
  schedule: "CloseIdleAccounts",
  at: { hour: "4", minute: "0" },
  description: "Warns the owners of accounts that nobody has used for long, and closes them a month later",
  rights: (fn, { table, accounts }) => {
    table.allow(fn, ["ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["GetItem"], [partition.ownershipDispute]);
    table.allowQuerying(fn, [list.idleAccounts, list.bikesOf, list.workplacesOf]);
    table.allow(
      fn,
      ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.user],
    );
    fn.allow(
      new PolicyStatement({
        actions: ["cognito-idp:AdminListGroupsForUser"],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
});

/** Nightly. It can close accounts but neither erase them nor read personal numbers. */
export const closeIdleAccounts: JobRecord<z.input<typeof IdleAccountsEnv>> = {
  ...job,
  environment: (resources) => ({
    ...job.environment(resources),
    USER_POOL_ID: resources.accounts.pool.userPoolId,
  }),
};
