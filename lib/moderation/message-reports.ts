import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { MessageReportsEnv } from "#lambdas/moderation/messages/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Lets administrators decide about reported conversations. It cannot change messages. */
export const messageReports: FunctionRecord<z.input<typeof MessageReportsEnv>> = {
  name: "message-reports",
  entry: "lambdas/moderation/messages/handler.ts",
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
