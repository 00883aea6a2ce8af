import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { MessageReportsEnv } from "#lambdas/message-reports/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Shows administrators what was reported of conversations, and does what they decide. It cannot change what people wrote. */
export const messageReports: FunctionRecord<z.input<typeof MessageReportsEnv>> = {
  name: "message-reports",
  entry: "lambdas/message-reports/handler.ts",
  errorImpact: "Reported conversations are not decided, and those who threaten others can go on.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table, accounts }) => {
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.threadReport]);
    table.allow(fn, ["GetItem", "Query"], [partition.thread]);
    table.allow(
      fn,
      ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.user],
    );
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.openThreadReports, list.threadReportsAbout]);
    fn.allow(
      new PolicyStatement({
        actions: ["cognito-idp:ListUsersInGroup"],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
