import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type * as z from "zod";
import type { MailBouncesEnv } from "#lambdas/notifications/mail-bounces/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const mailBounces: FunctionRecord<z.input<typeof MailBouncesEnv>> = {
  name: "mail-bounces",
  entry: "lambdas/notifications/mail-bounces/handler.ts",
  errorImpact: "We go on writing to addresses that refuse our mail, until SES stops all of it.",
  environment: ({ table }) => ({ TABLE_NAME: table.name }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.mailRefusal]);
    table.allow(fn, ["UpdateItem"], [partition.sentMarker, partition.user]);
  },
  binding: (fn, { defaults, mail }) => {
    fn.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      onFailure: defaults.failureDestination.withRetries(fn),
    });
    mail.feedback.addSubscription(new LambdaSubscription(fn.lambda));
  },
};
